const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The beginning of a configuration of nginx, as far as into `http {`: one process, no log, all its files in `place`. */
export function writeNginxOpening(place: string): string {
  return `daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
${TEMPORARY.map((kind) => `  ${kind}_temp_path ${place}/${kind};`).join('\n')}`
}
