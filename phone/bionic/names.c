/* The names by which Android's C library knows what src/bionic.rs does.
 *
 * This is C, and a library of its own, because most of these names exist in the machine's C library too and mean
 * something slightly different there: only the app may find them, never the phone, the Java machine or a driver. It is
 * linked with the machine's C and mathematics libraries, so that everything else the app asks for is found behind it.
 */
#include <stddef.h>

int *phone_errno(void);
int *__errno(void) { return phone_errno(); }

struct timespec;
int phone_clock_gettime(int clock, struct timespec *to);
int clock_gettime(int clock, struct timespec *to) { return phone_clock_gettime(clock, to); }

int phone_strerror_r(int error, char *to, size_t length);
int strerror_r(int error, char *to, size_t length) { return phone_strerror_r(error, to, length); }

long phone_sysconf(int question);
long sysconf(int question) { return phone_sysconf(question); }

void *phone_dlopen(const char *name, int flags);
void *dlopen(const char *name, int flags) { return phone_dlopen(name, flags); }

void *phone_dlsym(void *library, const char *name);
void *dlsym(void *library, const char *name) { return phone_dlsym(library, name); }

int phone_pthread_attr_init(void *attributes);
int pthread_attr_init(void *attributes) { return phone_pthread_attr_init(attributes); }

int phone_pthread_attr_destroy(void *attributes);
int pthread_attr_destroy(void *attributes) { return phone_pthread_attr_destroy(attributes); }

int phone_pthread_attr_setstacksize(void *attributes, size_t size);
int pthread_attr_setstacksize(void *attributes, size_t size) { return phone_pthread_attr_setstacksize(attributes, size); }

int phone_pthread_create(void *thread, const void *attributes, void *(*start)(void *), void *data);
int pthread_create(void *thread, const void *attributes, void *(*start)(void *), void *data) {
    return phone_pthread_create(thread, attributes, start, data);
}

int phone_system_property_get(const char *name, char *to);
int __system_property_get(const char *name, char *to) { return phone_system_property_get(name, to); }

const void *phone_system_property_find(const char *name);
const void *__system_property_find(const char *name) { return phone_system_property_find(name); }

typedef void reader(void *cookie, const char *name, const char *value, unsigned serial);
void phone_system_property_read_callback(const void *found, reader *callback, void *cookie);
void __system_property_read_callback(const void *found, reader *callback, void *cookie) {
    phone_system_property_read_callback(found, callback, cookie);
}
