// Loaded before the C library: lets writes and flushes of the database fail while a file says so.
// The file, named by BASTIDE_FAULTS, holds letters: `w` for a full disk, `e` for an error while writing,
// `s` for an error while flushing.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int wanted(int fd, char fault) {
    const char *control = getenv("BASTIDE_FAULTS");
    char link[64], path[4096], faults[16];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (control == NULL || length < 0) return 0;
    path[length] = 0;
    if (strstr(path, "bastide.sqlite") == NULL || strstr(path, "-shm") != NULL) return 0;
    int file = open(control, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    length = read(file, faults, sizeof faults);
    close(file);
    return length > 0 && memchr(faults, fault, length) != NULL;
}

static int fails_to_write(int fd) {
    if (wanted(fd, 'w')) return errno = ENOSPC;
    if (wanted(fd, 'e')) return errno = EIO;
    return 0;
}

static int fails_to_flush(int fd) { return wanted(fd, 's') ? (errno = EIO) : 0; }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *from, size_t size) {
    return fails_to_write(fd) ? -1 : REAL(write)(fd, from, size);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
    return fails_to_write(fd) ? -1 : REAL(pwrite)(fd, from, size, at);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) {
    return fails_to_write(fd) ? -1 : REAL(pwrite64)(fd, from, size, at);
}

int fsync(int fd) { return fails_to_flush(fd) ? -1 : REAL(fsync)(fd); }

int fdatasync(int fd) { return fails_to_flush(fd) ? -1 : REAL(fdatasync)(fd); }
