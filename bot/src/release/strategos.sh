#!/bin/sh
# Starts Strategos with the Java that lies beside this file. It uses nothing else of the machine's.
set -eu
case $0 in
  */*) self=$0 ;;
  *) self=$(command -v "$0") ;;
esac
self=$(readlink -f "$self" 2>/dev/null || echo "$self") # a link to it may lie in /usr/local/bin
home=$(cd "${self%/*}" && pwd -P)
heap=${STRATEGOS_HEAP:-256m}
case $heap in
  *[!0-9mgMG]* | [!1-9]* | *[mgMG]?* | *[0-9] | ?????????*) megabytes=0 ;;
  *[gG]) megabytes=$((${heap%?} * 1024)) ;;
  *) megabytes=${heap%?} ;;
esac
if [ "$megabytes" -lt 64 ] || [ "$megabytes" -gt 1048576 ]; then # Java does not start with less, or with more
  echo "strategos: STRATEGOS_HEAP is a size from 64m to 1024g, such as 512m or 2g" >&2
  exit 2
fi
case ${STRATEGOS_CORES:-1} in
  *[!0-9]* | 0* | ?????*)
    echo "strategos: STRATEGOS_CORES is a whole number of cores, at most 9999" >&2
    exit 2
    ;;
esac
if [ -n "${STRATEGOS_CORES:-}" ]; then
  set -- "-XX:ActiveProcessorCount=$STRATEGOS_CORES" -jar "$home/app/strategos.jar" "$@"
else
  set -- -jar "$home/app/strategos.jar" "$@"
fi
# Machine code lies ready beside the jar; what of it is not there is unpacked by its library as usual.
native=$home/app/native
if [ -e "$native/libblst.so" ] || [ -e "$native/libblst.dylib" ]; then
  # A name that its library does not find in its jar makes it look for the file.
  set -- -Dsupranational.blst.jniResource=none "$@"
fi
fonts=-Dsun.awt.fontconfig=$home/runtime/lib/packed-fonts.properties
for there in /lib*/libfontconfig.so.1 /lib/*/libfontconfig.so.1 /usr/lib*/libfontconfig.so.1 /usr/lib/*/libfontconfig.so.1; do
  if [ -e "$there" ]; then
    fonts=-Dstrategos.fonts=system # the machine's own have letters of more scripts, for the names of players
    break
  fi
done
STRATEGOS_HOME=$home
export STRATEGOS_HOME
if [ -t 0 ] && [ -t 1 ]; then
  STRATEGOS_TERMINAL=yes
  export STRATEGOS_TERMINAL
fi
if [ -t 2 ]; then
  STRATEGOS_PROGRESS=yes
  export STRATEGOS_PROGRESS
fi
# Without its policy the JVM ignores priorities on Linux, and computers' thoughts would be in the way of people's orders.
exec "$home/runtime/bin/java" "-Xmx$heap" -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError \
  -XX:ThreadPriorityPolicy=1 -XX:-PrintWarnings \
  -XX:+DisplayVMOutputToStderr -Xlog:disable -XX:+IgnoreUnrecognizedVMOptions --sun-misc-unsafe-memory-access=allow \
  -Djava.awt.headless=true "-Djava.library.path=$native" "-Dorg.sqlite.lib.path=$native" "$fonts" "$@"
