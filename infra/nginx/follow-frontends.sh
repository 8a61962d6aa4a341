#!/bin/sh
# Keeps the frontend's addresses where nginx reads them, and has it read them anew when they change: a container that was made anew has
# another address, and nginx asks for a name once, at its start. Lies in /docker-entrypoint.d of the image, where it writes them
# once, before nginx starts, and goes on beside it; on a machine of its own it is a service, with `--stay`.
set -eu
name=${FRONTEND_NAME:-frontend}
port=${FRONTEND_PORT:-3000}
file=${FRONTENDS_FILE:-/etc/nginx/site/frontends.conf}
seconds=${FRONTEND_CHECK_SECONDS:-5}

# Succeeds where the file is another one now. A name server that is away, or knows nothing, takes no frontend out.
renew() {
  addresses=$(getent ahosts "$name" | while read -r address _; do
    case $address in *:*) echo "[$address]" ;; *) echo "$address" ;; esac
  done | sort -u)
  [ -n "$addresses" ] || return 1
  for address in $addresses; do echo "server $address:$port max_fails=0;"; done > "$file.new"
  if cmp -s "$file.new" "$file"; then return 1; fi
  mv "$file.new" "$file"
}

# What nginx did not take is handed to it again the next time.
is_owed=no
reload() {
  if ${NGINX:-nginx} -s reload; then is_owed=no; else
    is_owed=yes
    echo "follow-frontends: nginx did not take $file" >&2
  fi
}

follow() {
  while sleep "$seconds"; do
    if renew || [ $is_owed = yes ]; then reload; fi
  done
}

# On a machine of its own nginx runs already, with what the file held before.
if [ "${1:-}" = --stay ]; then use=reload; else use=true; fi
mkdir -p "$(dirname "$file")"
until if renew; then $use; else [ -s "$file" ]; fi; do
  echo "follow-frontends: nobody is called $name yet" >&2
  sleep 1
done
if [ "${1:-}" = --stay ]; then follow; else follow & fi
