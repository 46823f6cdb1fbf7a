#!/bin/sh
# A disk image of the built program, with the folder to drag it to. Not yet tried: see README.md.
# sh packaging/macos/image.sh VERSION
set -eu
version=${1:?"give the version, as in: image.sh 0.1.0"}
cd "$(dirname "$0")/../.."
stage=build/image
rm -rf "$stage"
mkdir -p "$stage"
cp -R build/program/Arbiter.app "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname Arbiter -srcfolder "$stage" -ov -format UDZO "dist/arbiter-$version-macos.dmg"
