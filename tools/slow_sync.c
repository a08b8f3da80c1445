/* Makes the disk slow, for tests and benchmarks: preloaded, it lets each sync of a file below SLOW_UNDER take as many
 * milliseconds more as the file SLOW_BY says at that moment, none where there is no such file. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int ours(int fd) {
    const char *under = getenv("SLOW_UNDER");
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (under == NULL || length < 0) return 0;
    path[length] = 0;
    return strncmp(path, under, strlen(under)) == 0;
}

static void wait_for(int fd) {
    const char *by = getenv("SLOW_BY");
    FILE *file = by != NULL && ours(fd) ? fopen(by, "r") : NULL;
    long milliseconds = 0;
    if (file == NULL) return;
    if (fscanf(file, "%ld", &milliseconds) != 1) milliseconds = 0;
    fclose(file);
    struct timespec span = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&span, NULL);
}

#define SLOW(name)                                                     \
    int name(int fd) {                                                 \
        wait_for(fd);                                                  \
        return ((int (*)(int))dlsym(RTLD_NEXT, #name))(fd);            \
    }
SLOW(fsync)
SLOW(fdatasync)
