import type { FastifyInstance } from 'fastify'
import { operatorOf } from '../door/require-operator.ts'
import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import { OPERATORS_JS } from '../markup/operators.js.ts'
import { PAGE_POLICY, RENEWED_EVERY_S, writePage } from '../markup/write-page.ts'
import { findCauses, writeSentence } from './find-causes.ts'
import { gatherFacts } from './gather-facts.ts'
import type { HomeSources } from './gather-facts.ts'
import { writeHome } from './write-home.ts'

/** The operators' home, and its script. */
export function addHomeRoutes(scope: FastifyInstance, sources: HomeSources): void {
  scope.get('/operators.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(OPERATORS_JS))
  scope.get('/', async (request, reply) => {
    const isPaused = new URLSearchParams(request.url.split('?')[1]).has('paused')
    const facts = await gatherFacts(sources)
    const operator = operatorOf(request)
    const page = writePage({
      title: writeSentence(findCauses(facts)),
      operator,
      main: writeHome(facts, operator),
      clock: writeClock(facts.at, sources.production, isPaused),
      isRenewed: !isPaused,
      current: '/',
    })
    return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page)
  })
}

function writeClock(at: Date, production: boolean, isPaused: boolean): Html {
  const zone = { timeZone: 'Europe/Rome' } as const
  const day = at.toLocaleDateString('en-GB', { ...zone, weekday: 'short', day: 'numeric', month: 'short' })
  const time = at.toLocaleTimeString('en-GB', zone)
  const go = isPaused
    ? html`paused <a href="/">Go on</a>`
    : html`every ${RENEWED_EVERY_S} s <a href="/?paused">Pause</a>`
  return html`${production ? 'production' : 'development'} · ${day}, <b>${time}</b> · ${go}`
}
