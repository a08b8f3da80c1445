/* Makes the disk fail, for tools/kill_store.py: preloaded, it lets the FAIL_AT-th call that writes to a file
 * below FAIL_UNDER fail with the error number FAIL_WITH; with FAIL_ON=1 all later ones too. Where FAIL_WITH is
 * EAGAIN, it is not writes that fail but the locks taken for them, as if another program held them. When the
 * program ends, it writes the number of calls seen to the file FAIL_COUNT. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static long seen;

static int below(const char *path) {
    const char *under = getenv("FAIL_UNDER");
    return under != NULL && strncmp(path, under, strlen(under)) == 0;
}

static int ours(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return below(path);
}

static int chosen_error(void) {
    const char *with = getenv("FAIL_WITH");
    return with == NULL ? EIO : atoi(with);
}

static int counts(void) {
    const char *at = getenv("FAIL_AT"), *on = getenv("FAIL_ON");
    long chosen = at == NULL ? 0 : atol(at);
    seen++;
    if (chosen == 0 || seen < chosen || (seen > chosen && (on == NULL || *on != '1'))) return 0;
    errno = chosen_error();
    return 1;
}

static int fails(int concerned) { return concerned && chosen_error() != EAGAIN && counts(); }

static int is_held(int fd, int command, const struct flock *lock) {
    return command == F_SETLK && lock->l_type == F_WRLCK && chosen_error() == EAGAIN && ours(fd) && counts();
}

__attribute__((destructor)) static void tell(void) {
    const char *path = getenv("FAIL_COUNT");
    FILE *file = path == NULL ? NULL : fopen(path, "w");
    if (file == NULL) return;
    fprintf(file, "%ld\n", seen);
    fclose(file);
}

static mode_t mode_of(int flags, va_list rest) { return flags & O_CREAT ? va_arg(rest, mode_t) : 0; }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *data, size_t count) {
    return fails(ours(fd)) ? -1 : REAL(write)(fd, data, count);
}
ssize_t pwrite(int fd, const void *data, size_t count, off_t at) {
    return fails(ours(fd)) ? -1 : REAL(pwrite)(fd, data, count, at);
}
ssize_t pwrite64(int fd, const void *data, size_t count, off64_t at) {
    return fails(ours(fd)) ? -1 : REAL(pwrite64)(fd, data, count, at);
}
int fsync(int fd) { return fails(ours(fd)) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fails(ours(fd)) ? -1 : REAL(fdatasync)(fd); }
int ftruncate(int fd, off_t size) { return fails(ours(fd)) ? -1 : REAL(ftruncate)(fd, size); }
int ftruncate64(int fd, off64_t size) { return fails(ours(fd)) ? -1 : REAL(ftruncate64)(fd, size); }
int unlink(const char *path) { return fails(below(path)) ? -1 : REAL(unlink)(path); }

#define OPEN(name)                                                       \
    int name(const char *path, int flags, ...) {                         \
        va_list rest;                                                    \
        va_start(rest, flags);                                           \
        mode_t mode = mode_of(flags, rest);                              \
        va_end(rest);                                                    \
        if (fails((flags & O_CREAT) != 0 && below(path))) return -1;     \
        return REAL(name)(path, flags, mode);                            \
    }
OPEN(open)
OPEN(open64)

#define LOCK(name)                                                       \
    int name(int fd, int command, ...) {                                 \
        va_list rest;                                                    \
        va_start(rest, command);                                         \
        void *argument = va_arg(rest, void *);                           \
        va_end(rest);                                                    \
        if (is_held(fd, command, argument)) return -1;                   \
        return REAL(name)(fd, command, argument);                        \
    }
LOCK(fcntl)
LOCK(fcntl64)
