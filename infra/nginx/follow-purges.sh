#!/bin/sh
# Forgets the kept pages that name a key of a list which the worker has put there (purge.conf): nginx asks the frontend for a page whose file
# is gone. A picture that was taken away (`picture:…`) is one of the kept files instead. Lies in /docker-entrypoint.d of the image and goes on beside it; on a machine of its own it is a service, with `--stay`.
set -eu
# In compose it lies in the image whatever is purged.
[ "${PURGE_ADAPTER:-nginx}" = nginx ] || exit 0
lists=${PURGES_DIR:-/var/cache/nginx/purges}
pages=${PAGES_DIR:-/var/cache/nginx/pages}
files=${FILES_DIR:-/var/cache/nginx/files}

# Whatever becomes of a program that is called here, killed for want of memory, say: a list goes when all that it names is gone, and this goes on.
again() {
  echo "follow-purges: $1 is left for the next time" >&2
}

# A kept file begins with the head of the answer, `Surrogate-Key` in it. One that names a key elsewhere goes as well, and is asked for anew.
forget_files() {
  # Nothing found is no failure (1), nor is a file that went meanwhile (2).
  LC_ALL=C nice -n "$3" grep -srlwF -f "$1" "$2" > "$1.found" || [ $? -le 2 ] || return
  xargs -r rm -f < "$1.found" && rm -f "$1.found" "$1"
}

forget() {
  # All that is kept of them is gigabytes, which no page waits for.
  grep '^picture:' "$1" > "$1.new" || [ $? -eq 1 ] || return
  if [ -s "$1.new" ]; then mv "$1.new" "${1%.keys}.pictures" || return; else rm -f "$1.new"; fi
  read -r key < "$1" || :
  if [ "$key" = '*' ]; then
    find "$pages" -type f -exec rm -f {} + && rm -f "$1"
  else
    forget_files "$1" "$pages" 0
  fi
}

follow_pictures() {
  while :; do
    sleep 1 || :
    for list in "$lists"/*.pictures; do
      if [ -f "$list" ]; then forget_files "$list" "$files" 10 || again "$list"; fi
    done
  done
}

follow() {
  follow_pictures &
  while :; do
    sleep 0.05 || :
    if ! kill -0 $! 2>/dev/null; then follow_pictures & fi
    for list in "$lists"/*.keys; do
      if [ -f "$list" ]; then forget "$list" || again "$list"; fi
    done
  done
}

mkdir -p "$lists" "$pages" "$files"
# nginx writes the lists as another user.
chmod 1777 "$lists" 2>/dev/null || true
if [ "${1:-}" != --stay ]; then
  follow &
else
  trap 'kill $! || :; exit 0' TERM INT
  follow
fi
