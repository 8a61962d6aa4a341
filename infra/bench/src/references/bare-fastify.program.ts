/** A bare Fastify server with one route that returns given bytes; says over IPC when it listens. */
import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { z } from 'zod'

const [port, bodyFile, headersFile] = z.tuple([z.coerce.number(), z.string(), z.string()]).parse(process.argv.slice(2))
const body = readFileSync(bodyFile)
const headers = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(headersFile, 'utf8')))

const server = fastify({ logger: false })
server.get('/bare', (_, reply) => reply.headers(headers).send(body))
await server.listen({ port, host: '127.0.0.1' })
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.send?.('ready')
