#!/bin/sh
# Forgets the kept pages that name a key of a list which the worker has put there (purge.conf): nginx asks the frontend for a page whose file
# is gone. A picture that was taken away (`picture:…`) is one of the kept files instead. Lies in /docker-entrypoint.d of the image and goes on beside it; on a machine of its own it is a service, with `--stay`.
set -eu
# In compose it lies in the image whatever is purged.
[ "${PURGE_ADAPTER:-nginx}" = nginx ] || exit 0
lists=${PURGES_DIR:-/var/cache/nginx/purges}
pages=${PAGES_DIR:-/var/cache/nginx/pages}
files=${FILES_DIR:-/var/cache/nginx/files}

# A kept file begins with the head of the answer, `Surrogate-Key` in it. One that names a key elsewhere goes as well, and is asked for anew.
forget() {
  # All that is kept of them is gigabytes, which no page waits for.
  if grep '^picture:' "$1" > "$1.new"; then mv "$1.new" "${1%.keys}.pictures"; else rm -f "$1.new"; fi
  if grep -qxF '*' "$1"; then
    find "$pages" -type f -exec rm -f {} +
  else
    # Nothing found is no failure.
    LC_ALL=C grep -rlwF -f "$1" "$pages" | xargs -r rm -f
  fi
  rm -f "$1"
}

follow_pictures() {
  while :; do
    sleep 1 || :
    for list in "$lists"/*.pictures; do
      [ -f "$list" ] || continue
      LC_ALL=C nice grep -rlwF -f "$list" "$files" | xargs -r rm -f
      rm -f "$list"
    done
  done
}

follow() {
  # Whatever becomes of a program that is called here, killed for want of memory, say: this goes on.
  while :; do
    sleep 0.05 || :
    for list in "$lists"/*.keys; do
      if [ -f "$list" ]; then forget "$list" || echo "follow-purges: $list is left for the next time" >&2; fi
    done
  done
}

mkdir -p "$lists" "$pages" "$files"
# nginx writes the lists as another user.
chmod 1777 "$lists" 2>/dev/null || true
follow_pictures &
if [ "${1:-}" != --stay ]; then
  follow &
else
  trap "kill $!; exit 0" TERM INT
  follow
fi
