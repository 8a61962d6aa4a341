import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from '../../../local/src/services/find-redis.ts'
import { NotMeasuredError } from '../bench.types.ts'
import { startProgram } from '../processes/start-program.ts'
import type { Program } from '../processes/start-program.ts'

/** What a reference server is to send: the very answer of ours. */
export interface SameAnswer {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export interface ReferenceServer extends Program {
  port: number
}

/** Headers that a server writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'server'])

/** Starts nginx over a file with these bytes: one worker, sendfile, the same headers, no log. @throws NotMeasuredError without nginx. */
export async function startNginx(
  folder: string,
  answer: SameAnswer,
  say: (line: string) => void,
): Promise<ReferenceServer> {
  const nginx = findNginx(say)
  const port = await findFreePort()
  const place = join(folder, 'nginx')
  mkdirSync(place, { recursive: true })
  // The worker runs as another user where nginx is started by root.
  chmodSync(folder, 0o755)
  writeFileSync(join(place, 'page'), answer.body)
  writeFileSync(join(place, 'nginx.conf'), writeNginxConfiguration(place, port, answer.headers))
  const program = await startProgram(nginx, ['-c', join(place, 'nginx.conf'), '-e', 'stderr'], port)
  return { ...program, port }
}

/** The configuration of an nginx that does nothing but send one file. */
export function writeNginxConfiguration(
  place: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `      add_header ${name} ${quote(value)};`)
  return `daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
${writeTemporaryPaths(place)}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${place};
      try_files /page =404;
      default_type ${quote(headers['content-type'] ?? 'text/html')};
${added.join('\n')}
    }
  }
}
`
}

function quote(value: string): string {
  return `"${value.replaceAll(/["\\$]/g, (sign) => (sign === '$' ? '' : `\\${sign}`))}"`
}

/** The path of nginx, installed where that may be done. @throws NotMeasuredError where there is none. */
export function findNginx(say: (line: string) => void): string {
  return findProgram('nginx', say)
}

/** The path of a program that is a Debian package of the same name. @throws NotMeasuredError where there is none. */
export function findProgram(name: string, say: (line: string) => void): string {
  const found = findOnPath([name])
  if (found) return found
  const installed = mayInstallDebianPackages() && installDebianPackages([name], say) ? findOnPath([name]) : null
  if (installed) return installed
  throw new NotMeasuredError(
    `${name} was not found on PATH; install it (Debian: sudo apt-get install ${name}) to measure this.`,
  )
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Where nginx puts what it holds for a while, in `place`: its own folders are root's. A part of `http`. */
export function writeTemporaryPaths(place: string): string {
  return TEMPORARY.map((kind) => `  ${kind}_temp_path ${place}/${kind};`).join('\n')
}
