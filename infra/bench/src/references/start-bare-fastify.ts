import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from '../../../local/src/children/start-child.ts'
import { findFreePort } from '@liberta/http/find-free-port'
import type { ReferenceServer, SameAnswer } from './start-nginx.ts'

const PER_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length'])

/** Starts a bare Fastify route, in a process of its own with the flags of ours, that returns the same bytes at `/bare`. */
export async function startBareFastify(folder: string, { headers, body }: SameAnswer): Promise<ReferenceServer> {
  const port = await findFreePort()
  const [bodyFile, headersFile] = [join(folder, 'bare-body'), join(folder, 'bare-headers.json')]
  const own = Object.entries(headers).filter(([name]) => !PER_CONNECTION.has(name))
  writeFileSync(bodyFile, body)
  writeFileSync(headersFile, JSON.stringify(Object.fromEntries(own)))
  const child = startChild({
    name: 'bare Fastify',
    program: join(import.meta.dirname, 'bare-fastify.program.ts'),
    args: [String(port), bodyFile, headersFile],
    env: { NODE_ENV: 'production' },
    onLine: () => {},
    onDeath: () => {},
  })
  await child.firstMessage
  return { port, pid: child.pid, stop: () => child.stop() }
}
