import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { ContentSource } from '../content/content-source.ts'
import type { Event } from '@liberta/contracts/events/event.schema'
import { canBeVisited, composeCalendar } from '../components/events/compose-calendar.ts'
import { buildCalendarAddress } from '../page-definition/addresses/event-address.ts'
import { writeCacheHeaders, writeSurrogateKey } from '../http/cache-policy.table.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'
import type { Answer } from '../http/send-answer.ts'

const FILE = /\.ics$/

export interface CalendarParts {
  source: Pick<ContentSource, 'read'>
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
export function createCalendarHandler({ source, origin, grammar }: CalendarParts) {
  return async (request: IncomingMessage, response: ServerResponse, { id, slug }: CalendarAddress): Promise<void> => {
    const answer = await source.read('event', { id })
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
        return sendText(request, response, 503, 'Service Unavailable')
    }
  }
}

function leadTo(location: string, tags: readonly string[]): Answer {
  return { status: 301, headers: { ...writeCacheHeaders('redirect'), ...writeSurrogateKey(tags), location }, body: '' }
}
