import { describe, expect, it } from '@jest/globals'
import { buildCalendarAddress } from '../page-definition/addresses/event-address.ts'
import { sampleEvent } from '../samples/sample-events.ts'
import { useOwnSite } from '../testing/use-own-site.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const site = useOwnSite()
const DAY_MS = 86_400_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const event = { ...sampleEvent(0), startsAt: at(DAY_MS), endsAt: at(DAY_MS + 3_600_000) }
const address = buildCalendarAddress(grammar, event)
const ASKED = `GET /api/naxos/event/${event.id}`
const tell = (changes: object, headers?: Record<string, string>) =>
  site.api.answers.set(ASKED, { status: 200, body: { data: { ...event, ...changes } }, ...(headers && { headers }) })

describe('the calendar file of an event', () => {
  it('is one to keep, and is purged with the event by a cache that can', async () => {
    tell({}, { 'surrogate-key': `event:${event.id} tag:9` })
    const answer = await site.get(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="evento-${event.id}.ics"`)
    expect(answer.headers.get('surrogate-key')).toBe(`event:${event.id} tag:9`)
    expect(await answer.text()).toContain('BEGIN:VEVENT')
  })

  it('stands at one address, to which every other slug leads', async () => {
    tell({}, { 'surrogate-key': `event:${event.id}` })
    const answer = await site.get(address.replace(event.slug, `altro-${event.slug}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
    expect(answer.headers.get('surrogate-key')).toBe(`event:${event.id}`)
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
  })

  it.each([
    ['is over', { startsAt: at(-2 * DAY_MS), endsAt: at(-DAY_MS) }],
    ['was cancelled', { status: 'cancelled' }],
  ])('of what %s is 404', async (_what, changes) => {
    tell(changes)
    expect((await site.get(address)).status).toBe(404)
  })

  it.each([
    [404, 404],
    [410, 410],
    [500, 503],
  ])('that the API answers %d is %d', async (status, own) => {
    site.api.answers.set(ASKED, { status })
    const answer = await site.get(address)
    expect(answer.status).toBe(own)
    expect(answer.headers.has('retry-after')).toBe(own === 503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
