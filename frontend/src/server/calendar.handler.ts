import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { RETRY_AFTER_SECONDS } from '../content/content-source.ts'
import type { ApiAnswer, ContentSource } from '../content/content-source.ts'
import type { Event } from '@liberta/contracts/events/event.schema'
import { canBeVisited, composeCalendar } from '../components/events/compose-calendar.ts'
import { buildCalendarAddress } from '../page-definition/addresses/event-address.ts'
import { writeCacheHeaders, writeSurrogateKey } from '../http/cache-policy.table.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'
import type { Answer } from '../http/send-answer.ts'
import type { Asker } from '../page-cache/kept-pages.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { OverloadedError } from '../page-cache/render-limiter.ts'
import { askerOf } from './page.handler.ts'

const FILE = /\.ics$/

export interface CalendarParts {
  source: Pick<ContentSource, 'forPage'>
  /** Among whose renders it is asked for; null bounds nothing, as the development server does. */
  pages: Pick<PageCache, 'pass'> | null
  origin: string
  grammar: AddressGrammar
}

/** Which event a calendar file is asked of, by the slug that its address gives it. */
export type CalendarAddress = Pick<Event, 'id' | 'slug'>

/** What `/event/{slug}.ics` asks for; null for any other path. */
export function readCalendarAddress(grammar: AddressGrammar, path: string): CalendarAddress | null {
  if (!FILE.test(path)) return null
  const resolved = grammar.resolve(path.replace(FILE, ''))
  return resolved.type === 'page' && resolved.address.type === 'event' ? resolved.address : null
}

/** Serves an event as a calendar file, and leads other slugs to its own. What is over or cancelled has none. */
export function createCalendarHandler({ source, pages, origin, grammar }: CalendarParts) {
  /** In the name of who asks, as pages are. */
  const readEvent = async (id: number, { clientAddress, isRobot }: Asker): Promise<ApiAnswer<Event>> => {
    const content = source.forPage({ clientAddress, isFromRobot: isRobot, madeOf: new Map() })
    const read = () => content.read('event', { id })
    try {
      return await (pages === null ? read() : pages.pass(read))
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error
      return { state: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS }
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, { id, slug }: CalendarAddress): Promise<void> => {
    const answer = await readEvent(id, askerOf(request))
    const now = new Date()
    switch (answer.state) {
      case 'present': {
        const { body: event, tags } = answer
        if (!canBeVisited(event, now)) return sendText(request, response, 404, 'Resource not found.')
        if (slug !== event.slug)
          return sendAnswer(request, response, leadTo(buildCalendarAddress(grammar, event), tags))
        const headers = {
          ...writeCacheHeaders('detail'),
          ...writeSurrogateKey(tags),
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="evento-${event.id}.ics"`,
        }
        return sendAnswer(request, response, {
          status: 200,
          headers,
          body: composeCalendar(grammar, event, { origin, now }),
        })
      }
      case 'withdrawn':
        return sendText(request, response, 410, 'Gone')
      case 'missing':
        return sendText(request, response, 404, 'Resource not found.')
      case 'unavailable':
        response.setHeader('retry-after', answer.retryAfterSeconds)
        if (answer.isLimited) return sendText(request, response, 429, 'Too Many Requests')
        return sendText(request, response, 503, 'Service Unavailable')
    }
  }
}

function leadTo(location: string, tags: readonly string[]): Answer {
  return { status: 301, headers: { ...writeCacheHeaders('redirect'), ...writeSurrogateKey(tags), location }, body: '' }
}
