import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MEDIA_KIND, type CallCounter } from './call-counter.ts'
import { emptyHalf, malform, type Chance } from './spoil-answer.ts'
import type { Switchboard } from './switchboard.ts'
import type { Switches } from './switches.schema.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind under which calls of a route are counted and have their faults; none for routes of control. */
    kind?: string
  }
}

export interface FaultParts {
  switchboard: Switchboard
  counter: CallCounter
  chance: Chance
}

type Spoiler = (body: string, chance: Chance) => string

/** Counts every call of a route that has a kind, and makes it slow, wrong or silent as the switches say. */
export function injectFaults(app: FastifyInstance, { switchboard, counter, chance }: FaultParts): void {
  const spoilers = new WeakMap<FastifyRequest, Spoiler>()

  app.addHook('onRequest', async (request, reply) => {
    const { kind } = request.routeOptions.config
    if (kind === undefined) return
    counter.add(kind)
    const switches = switchboard.of(kind)
    await delay(switches, chance)
    if (switches.outage !== 'off') return breakOff(switches.outage, request, reply)
    if (chance.chance(switches.errors)) {
      return reply.code(chance.pick([500, 502, 503])).send({ error: 'server_error' })
    }
    const spoiler = kind === MEDIA_KIND ? null : chooseSpoiler(switches, chance)
    if (spoiler) {
      // A spoiled answer has to have a body, whatever the caller already knows.
      delete request.headers['if-none-match']
      spoilers.set(request, spoiler)
    }
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const spoiler = spoilers.get(request)
    if (!spoiler || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    reply.removeHeader('etag').removeHeader('content-length')
    return spoiler(payload, chance)
  })

  app.addHook('onResponse', async (request, reply) => {
    const { kind } = request.routeOptions.config
    if (kind === undefined) return
    counter.addAnswer(kind, reply.statusCode)
    request.log.debug(
      { kind, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}

async function delay({ latency, jitter }: Switches, chance: Chance): Promise<void> {
  if (latency === 0) return
  await sleep(latency * (1 + jitter * (2 * chance.next() - 1)), undefined, { ref: false })
}

function breakOff(outage: 'on' | 'hang', request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  if (outage === 'on') request.raw.socket.destroy()
  return reply
}

function chooseSpoiler({ malformed, halfEmpty }: Switches, chance: Chance): Spoiler | null {
  if (chance.chance(malformed)) return malform
  return chance.chance(halfEmpty) ? emptyHalf : null
}
