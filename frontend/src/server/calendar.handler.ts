import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolvePath } from '@liberta/contracts/addresses/resolve-path'
import type { ContentSource } from '../api-client/content-source.ts'
import { canBeVisited, composeCalendar } from '../events/compose-calendar.ts'
import { writeCacheHeaders, writeSurrogateKey } from './cache-policy.table.ts'
import { sendAnswer, sendText } from './send-answer.ts'

const FILE = /\.ics$/

export interface CalendarParts {
  source: Pick<ContentSource, 'readEvent'>
  origin: string
}

/** The id of the event of `/event/{slug}.ics`; null for any other path. */
export function readCalendarAddress(path: string): number | null {
  if (!FILE.test(path)) return null
  const resolved = resolvePath(path.replace(FILE, ''))
  return resolved.type === 'page' && resolved.address.type === 'event' ? resolved.address.id : null
}

/** Serves an event as a calendar file. What is over or cancelled has none. */
export function createCalendarHandler({ source, origin }: CalendarParts) {
  return async (request: IncomingMessage, response: ServerResponse, id: number): Promise<void> => {
    const answer = await source.readEvent(id)
    const now = new Date()
    switch (answer.state) {
      case 'present': {
        const { body: event, tags } = answer
        if (!canBeVisited(event, now)) return sendText(request, response, 404, 'Resource not found.')
        const headers = {
          ...writeCacheHeaders('detail'),
          ...writeSurrogateKey(tags),
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="evento-${event.id}.ics"`,
        }
        return sendAnswer(request, response, { status: 200, headers, body: composeCalendar(event, { origin, now }) })
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
