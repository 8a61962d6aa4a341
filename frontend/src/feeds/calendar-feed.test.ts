import { describe, expect, it } from '@jest/globals'
import { startOfRomeDay } from '@liberta/italian/rome-time'
import nodeIcal from 'node-ical'
import type { VEvent } from 'node-ical'
import { SAMPLE_NOW } from '../samples/sample-stories.ts'
import { renderSample } from '../testing/render-sample.ts'

function readEvents(body: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(body)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
}

/** The parser gives a value that has parameters as an object. */
const textOf = (value: unknown) => (value as { val?: string }).val ?? String(value)

describe.each([
  '/eventi/feed.ics',
  '/events/sagre/feed.ics',
  '/events/rassegna/feed.ics',
  '/tag/nel-fine-settimana/eventi/feed.ics',
])('the calendar %s', (address) => {
  it('is read by a parser of others: days, places, links, an id for each event', async () => {
    const page = await renderSample(address)
    expect([page.status, page.contentType]).toEqual([200, 'text/calendar; charset=utf-8'])
    const events = readEvents(page.body)
    expect(events.length).toBeGreaterThan(5)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const event of events) {
      expect(event.summary).toBeTruthy()
      expect(event.start.getTime()).toBeGreaterThan(0)
      expect(textOf(event.url)).toMatch('https://www.example.it/event/')
    }
  })
})

describe('calendars to subscribe to', () => {
  it('say their name, their own address, and when they are asked for again; they have no reminders', async () => {
    const { body } = await renderSample('/eventi/feed.ics')
    expect(body).toContain('X-WR-CALNAME:Eventi · Libertà')
    expect(body).toContain('SOURCE;VALUE=URI:https://www.example.it/eventi/feed.ics')
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H')
    expect(body).not.toContain('VALARM')
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('are the same at any hour of a day, and true until midnight', async () => {
    const { body, validUntil } = await renderSample('/eventi/feed.ics')
    const stamps = new Set([...body.matchAll(/DTSTAMP:(\S+)/g)].map(([, stamp]) => stamp))
    expect(stamps.size).toBe(1)
    expect(validUntil?.getTime()).toBeGreaterThan(SAMPLE_NOW.getTime())
  })
})

describe('the calendar of funerals and masses', () => {
  it('has the rites that are still to come, with their church', async () => {
    const page = await renderSample('/necrologie/list/feed.ics')
    const events = readEvents(page.body)
    expect(events.length).toBeGreaterThan(0)
    const today = startOfRomeDay(SAMPLE_NOW.getTime())
    for (const { summary, start, url } of events) {
      expect(textOf(summary)).toMatch(/^(?:Funerale|Rosario|Commiato|Messa): /)
      expect(start.getTime()).toBeGreaterThanOrEqual(today)
      expect(textOf(url)).toMatch(/^https:\/\/www\.example\.it\/necrologie\/\d+$/)
    }
  })

  it('is to be had of one town, and of none that no obituary names', async () => {
    const page = await renderSample('/necrologie/list/feed.ics?comune=bobbio')
    expect(page.body).toContain('X-WR-CALNAME:Funerali e messe: Bobbio · Libertà')
    expect((await renderSample('/necrologie/list/feed.ics?comune=atlantide')).status).toBe(404)
  })
})
