#!/usr/bin/env bash
# Packs Strategos with a Java of its own into one archive, which starts where there is no Java. Started by
# `./strategos package [FOLDER]`, which has built everything; two runs over the same sources give the same bytes.
set -euo pipefail
home=${STRATEGOS_HOME:?}
out=${1:-$home/target}
built=$home/bot/target
# What is used of Java; PackageTest starts each part of what is packed.
modules=java.base,java.desktop,java.logging,java.management,java.naming,java.net.http,java.sql,java.xml
modules=$modules,jdk.crypto.ec,jdk.httpserver,jdk.unsupported,jdk.zipfs

jar=$(echo "$built"/bot-*.jar)
version=${jar##*/bot-}
version=${version%.jar}
system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
name=strategos-$version-$system
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
root=$stage/$name

mkdir -p "$root/app" "$root/config" "$root/docs" "$out"
cp "$jar" "$root/app/strategos.jar"
cp -r "$built/lib" "$root/app/lib"
# Libraries of machine code lie ready: else each start would unpack them into /tmp, where many a system runs nothing.
unpack() { # file $2 of the library whose jar begins with $1; where it has none for this system it says so itself when it is used
  local found
  found=$(echo "$built/lib/$1"-[0-9]*.jar)
  (cd "$stage" && "$JAVA_HOME/bin/jar" --extract --file "$found" "$2")
  [ ! -f "$stage/$2" ] || mv "$stage/$2" "$root/app/native/"
}
mkdir "$root/app/native"
ending=so
[ "$(uname -s)" != Darwin ] || ending=dylib
machine=$("$JAVA_HOME/bin/java" -cp "$(echo "$built"/lib/sqlite-jdbc-*.jar)" org.sqlite.util.OSInfo)
unpack sqlite-jdbc "org/sqlite/native/$machine/libsqlitejdbc.$ending"
machine=$("$JAVA_HOME/bin/java" -XshowSettings:properties -version 2>&1 | awk '$1 == "os.name" { name = $3 } $1 == "os.arch" { arch = $3 } END { print name "/" arch }')
unpack blst-java "supranational/blst/$machine/libblst.$ending"
cp "$home/config/strategos.example.yaml" "$root/config/" # never the operator's own: it may hold a token, and is not to be overwritten
cp "$home/README.md" "$home/CONTRIBUTING.md" "$home/CHANGELOG.md" "$home/LICENSE" "$home/NOTICE" "$root/"
cp -r "$home/docs/." "$root/docs" # whole, so that each link in it leads somewhere
cp "$built/licences/LIBRARIES.txt" "$root/LIBRARIES.txt"
cp "$home"/bot/src/release/{strategos.service,Containerfile,compose.yaml,compose.postgresql.yaml} "$root/"
cp "$home/bot/src/release/strategos.sh" "$root/strategos"
# Java's classes are left as they are: packed as a whole they take a sixth less, half the time, and nothing at each start.
# (A jlink that lives for seconds is quicker without the JVM's second compiler.)
"$JAVA_HOME/bin/jlink" -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --add-modules "$modules" \
  --strip-debug --no-header-files --no-man-pages --compress zip-0 --generate-cds-archive --output "$root/runtime" >/dev/null
# Java asks the system's fontconfig for fonts even where a program brings its own; where there is none, these serve.
mkdir "$root/runtime/lib/fonts"
cp "$home/bot/src/main/resources/fonts/FiraSansCondensed-Medium.ttf" "$root/runtime/lib/fonts/"
cp "$home/bot/src/release/packed-fonts.properties" "$root/runtime/lib/"
chmod -R u=rwX,go=rX "$root"
chmod 755 "$root/strategos"

# Nothing of the archive depends on who packs it, when, or in which order a disk lists its files.
"${STRATEGOS_TAR:-tar}" --sort=name --mtime="@${SOURCE_DATE_EPOCH:-1793491200}" --owner=0 --group=0 --numeric-owner --format=gnu \
  -C "$stage" -cf - "$name" | gzip -n -6 >"$out/$name.tar.gz.part"
mv "$out/$name.tar.gz.part" "$out/$name.tar.gz"
echo "$out/$name.tar.gz"
