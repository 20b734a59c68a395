package android.os;

import bench.Fault;
import java.util.HashMap;
import java.util.Map;

public final class Bundle {
    private final Map<String, Object> values = new HashMap<>();

    public boolean isEmpty() {
        Fault.check("isEmpty");
        return values.isEmpty();
    }

    public boolean containsKey(String key) { return values.containsKey(key); }
    public int getInt(String key) { return values.get(key) instanceof Integer ? (Integer) values.get(key) : 0; }
    public float getFloat(String key) { return values.get(key) instanceof Float ? (Float) values.get(key) : 0; }
    public boolean getBoolean(String key) { return Boolean.TRUE.equals(values.get(key)); }
    public void putString(String key, String value) { values.put(key, value); }
    public void putFloat(String key, float value) { values.put(key, value); }
}
