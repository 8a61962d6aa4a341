import { describe, expect, it } from '@jest/globals'
import type { Event, EventTeaser } from '@liberta/contracts/events/event.schema'
import { canonicalOf, headingLevels, renderSample, structureOf, unavailable } from '../../testing/render-sample.ts'
import { sampleEvent, sampleEventTeaser } from '../../samples/sample-events.ts'

const ORIGIN = 'https://www.example.it'
const EVENT = sampleEvent(0)
const PATH = `/event/${EVENT.slug}`
const given = (event: Event) => ({ event: async () => ({ state: 'present' as const, body: event, tags: [] }) })

const LISTS = [
  ['/eventi', `${ORIGIN}/eventi`, 'Eventi'],
  ['/eventi/page_2', `${ORIGIN}/eventi/page_2`, 'Eventi'],
  ['/events/sagre', `${ORIGIN}/events/sagre`, 'Sagre'],
  ['/events/rassegna', `${ORIGIN}/events/rassegna`, 'Rassegne'],
  ['/event/event-category/rassegna/sagre', `${ORIGIN}/events/sagre`, 'Sagre'],
  ['/tag/nel-fine-settimana/eventi', `${ORIGIN}/tag/nel-fine-settimana/eventi`, 'Nel fine settimana'],
] as const

const listing = (...events: EventTeaser[]) => ({
  eventList: async () => ({
    state: 'present' as const,
    body: { subject: { type: 'upcoming' as const }, page: 1, pages: 1, total: events.length, events },
    tags: [],
  }),
})

function expectOrderly(levels: readonly number[]): void {
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1))
}

describe('lists of events (requirements 2)', () => {
  it.each(LISTS)('%s answers 200 with its canonical and its name', async (path, canonical, name) => {
    const page = await renderSample(path)
    expect(page).toMatchObject({ status: 200, kind: 'today' })
    expect(canonicalOf(page)).toBe(canonical)
    expect(page.body).toMatch(new RegExp(`<h1[^>]*>.*?${name}`))
    expectOrderly(headingLevels(page))
    expect(page.tags.some((tag) => tag.startsWith('eventList:'))).toBe(true)
  })

  it('stand by day, today first, and are true until midnight in Rome', async () => {
    const { body, validUntil } = await renderSample('/eventi')
    expect(body).toContain('Oggi, sabato 21 novembre')
    expect(body.indexOf('Oggi, sabato')).toBeLessThan(body.indexOf('giorno-2026-11-22'))
    expect(validUntil).toEqual(new Date('2026-11-21T23:00:00Z'))
  })

  it.each([
    ['whole', 1, 1, '2026-11-21T19:30:00Z', true],
    ['whole, with a page of later days', 1, 2, '2026-11-22T19:30:00Z', true],
    ['cut', 1, 2, '2026-11-21T19:30:00Z', false],
    ['begun on the page before', 2, 2, '2026-11-22T19:30:00Z', false],
  ])('count today where it is %s', async (_how, page, pages, startsAt, isCounted) => {
    const first = { ...sampleEventTeaser(0), startsAt: '2026-11-21T08:00:00Z' }
    const { body, ...answer } = await listing(first, { ...sampleEventTeaser(1), startsAt }).eventList()
    const eventList = async () => ({ ...answer, body: { ...body, page, pages } })
    const agenda = await renderSample(`/eventi${page === 1 ? '' : '/page_2'}`, { eventList })
    expect(agenda.body).toContain('Oggi, sabato 21 novembre')
    expect(/appuntament\S+, (?:il primo )?alle 9</.test(agenda.body)).toBe(isCounted)
  })

  it('lead to the days, the categories, the search and the form for an event', async () => {
    const { body } = await renderSample('/eventi')
    const links = ['/eventi/ricerca/oggi', '/eventi/ricerca/fine-settimana', '/event/report', '/events/sagre']
    links.forEach((href) => expect(body).toContain(`href="${href}"`))
    expect(body).toMatch(/<form[^>]* action="\/eventi\/ricerca"/)
  })

  it('show apart what began earlier and goes on, last', async () => {
    const series = { ...sampleEventTeaser(5), startsAt: '2026-11-02T09:00:00Z', endsAt: '2026-12-12T18:00:00Z' }
    const others = { page: 1, pages: 1, total: 2, events: [series, sampleEventTeaser(0)] }
    const [category] = series.categories
    if (category === undefined) throw new Error('the sample has a category')
    const agenda = await renderSample('/eventi', {
      eventList: async () => ({ state: 'present', body: { subject: { type: 'upcoming' }, ...others }, tags: [] }),
    })
    expect(agenda.body).toMatch(/Oggi, sabato 21 novembre[\s\S]*In corso[\s\S]*Fino al 12 dicembre/)
    const listed = await renderSample('/events/mostre', {
      eventList: async () => ({
        state: 'present',
        body: { subject: { type: 'category', category }, ...others },
        tags: [],
      }),
    })
    expect(listed.body).toMatch(/<h1[\s\S]*Oggi, sabato 21 novembre[\s\S]*In corso/)
  })

  const disco = { ...sampleEventTeaser(5), startsAt: '2026-11-20T21:00:00Z', endsAt: '2026-11-21T01:00:00Z' }
  it('leave out an evening of yesterday that is over, as its own page says', async () => {
    const others = [sampleEventTeaser(0)]
    const { body } = await renderSample('/eventi', listing(disco, ...others))
    expect(body).not.toContain('In corso')
    expect(body).not.toContain(disco.slug)
    expect((await renderSample('/eventi', listing(disco))).body).toContain('L’agenda è ancora vuota')
  })

  it('show an evening of yesterday that goes on, until it is over', async () => {
    const goesOn = { ...disco, endsAt: '2026-11-21T10:30:00Z', startsAt: '2026-11-20T22:45:00Z' }
    const { body, validUntil } = await renderSample('/eventi', listing(goesOn))
    expect(body).toMatch(/In corso[\s\S]*Fino alle 11\.30/)
    expect(validUntil).toEqual(new Date(goesOn.endsAt))
  })

  it('say kindly that they are empty, and stand without their categories', async () => {
    const list = { subject: { type: 'upcoming' as const }, page: 1, pages: 1, total: 0, events: [] }
    const page = await renderSample('/eventi', {
      eventList: async () => ({ state: 'present', body: list, tags: [] }),
      eventCategories: unavailable,
    })
    expect(page.status).toBe(200)
    expect(page.body).toContain('L’agenda è ancora vuota')
  })

  it.each([
    ['/eventi/page_13', 404],
    ['/events/nessuno', 404],
    ['/tag/nessuno/eventi', 404],
  ])('%s is %i', async (path, status) => expect(await renderSample(path)).toMatchObject({ status }))

  it('are a 503 where they cannot be had now', async () => {
    expect(await renderSample('/eventi', { eventList: unavailable })).toMatchObject({ status: 503 })
  })
})

describe('an event (requirements 2: /event/{slug}, and by category, type or tag)', () => {
  it.each([PATH, `/event/categoria/teatro/${EVENT.slug}`, `/event/tipo/evento/${EVENT.slug}`].map((path) => [path]))(
    '%s answers 200 with one canonical',
    async (path) => {
      const page = await renderSample(path)
      expect(page).toMatchObject({ status: 200, kind: 'detail' })
      expect(canonicalOf(page)).toBe(ORIGIN + PATH)
      expectOrderly(headingLevels(page))
    },
  )

  it.each([
    ['a wrong slug', `/event/altro-titolo-${EVENT.id}`],
    ['a category not its own', `/event/categoria/sagre/${EVENT.slug}`],
    ['a type not its own', `/event/tipo/rassegna/${EVENT.slug}`],
    ['a tag not its own', `/event/tag/altro/${EVENT.slug}`],
  ])('redirects %s to its canonical address', async (_case, path) => {
    expect(await renderSample(path)).toMatchObject({ status: 301, location: PATH })
  })

  it('tells when, where, how much, who, and what else there is', async () => {
    const { body } = await renderSample(PATH)
    const told = ['Sabato 21 novembre 2026', 'Via Roma 12', EVENT.price, EVENT.organiser, EVENT.description]
    told.forEach((words) => expect(body).toContain(words))
    expect(body).toContain('Altri eventi')
    expect(body).toContain('href="/tag/nel-fine-settimana/eventi"')
  })

  it('is told to machines as an Event with its place and its offer', async () => {
    const [event, breadcrumbs] = structureOf(await renderSample(PATH))
    expect(event).toMatchObject({
      '@type': 'Event',
      name: EVENT.title,
      startDate: EVENT.startsAt,
      location: { '@type': 'Place', address: { addressLocality: 'Piacenza', addressCountry: 'IT' } },
      offers: { price: 8, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
    expect(breadcrumbs?.['itemListElement']).toHaveLength(4)
  })

  it.each([
    ['2026-11-21T23:00:00Z', null, '2026-11-22', undefined],
    ['2026-11-21T23:00:00Z', '2026-11-24T23:00:00Z', '2026-11-22', '2026-11-24'],
    ['2026-11-21T23:00:00Z', '2026-11-22T22:59:59.999Z', '2026-11-22', '2026-11-22'],
    ['2026-11-21T23:00:00Z', '2026-11-22T18:00:00Z', '2026-11-22', '2026-11-22T18:00:00Z'],
    ['2026-11-22T09:00:00Z', '2026-11-22T23:00:00Z', '2026-11-22T09:00:00Z', '2026-11-22T23:00:00Z'],
  ])('from %s to %s machines hear days alone where no hour was given', async (startsAt, endsAt, start, end) => {
    const page = await renderSample(PATH, given({ ...EVENT, startsAt, endsAt }))
    const [event] = structureOf(page)
    expect([event?.['startDate'], event?.['endDate']]).toEqual([start, end])
    expect(page.body).toContain(`<time dateTime="${start}">`)
  })

  it('shows the opening hours of its place, and JSON-LD says the same (requirements 1)', async () => {
    const location = {
      ...(EVENT.location as NonNullable<Event['location']>),
      openingHours: [{ days: ['Saturday' as const, 'Sunday' as const], opens: '10:00', closes: '18:30' }],
    }
    const page = await renderSample(PATH, given({ ...EVENT, location }))
    expect(page.body).toContain('Aperto sabato e domenica dalle 10 alle 18.30')
    expect(structureOf(page)[0]).toMatchObject({
      location: {
        openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '18:30' }],
      },
    })
  })

  it('a place without its own is open from 00:00 to 23:59 to machines, and the page invents nothing (requirements 1)', async () => {
    const page = await renderSample(PATH, given(EVENT))
    expect(page.body.slice(page.body.indexOf('</head>'))).not.toContain('Aperto')
    const [event] = structureOf(page)
    expect(event).toMatchObject({ location: { openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }] } })
  })

  it('its offer holds to the end of the next year, as every offer of the site does (requirements 1)', async () => {
    const [event] = structureOf(await renderSample(PATH, given({ ...EVENT, endsAt: '2026-12-08T18:00:00Z' })))
    expect(event).toMatchObject({ offers: { priceValidUntil: '2027-12-31' } })
  })

  it('leads to what else is held at its place', async () => {
    const { body } = await renderSample(PATH)
    expect(body).toContain(`href="/eventi/ricerca/locations_${EVENT.location?.id}/s"`)
  })

  it.each([
    ['/events/teatro', /\/eventi\/ricerca\/categories_401\/s#filtri/],
    ['/events/rassegna', /\/eventi\/ricerca\/types_rassegna\/s#filtri/],
    ['/tag/nel-fine-settimana/eventi', /\/eventi\/ricerca\/tags_nel-fine-settimana\/s#filtri/],
  ])('a list leads on to the search of its category, type or tag: %s', async (path, address) => {
    expect((await renderSample(path)).body).toMatch(address)
  })

  it('stands with little: no place, no price, no description, no picture, no others, a title without end', async () => {
    const bare: Event = {
      ...EVENT,
      title: 'Parola '.repeat(30).trim(),
      location: null,
      price: null,
      description: null,
      organiser: null,
      picture: null,
      categories: [],
      tags: [],
      alsoOn: [],
    }
    const page = await renderSample(PATH, given(bare))
    expect(page.status).toBe(200)
    expect(page.body).toContain('data-long')
    expect(page.body).not.toContain('Altri eventi')
    expectOrderly(headingLevels(page))
  })

  it('says when it is over, and until then is true until its end', async () => {
    const past = await renderSample(PATH, given({ ...EVENT, startsAt: '2026-11-01T09:00:00Z', endsAt: null }))
    expect(past.body).toContain('È stato domenica 1° novembre 2026.')
    expect(past.body).not.toContain('Metti in calendario')
    const next = await renderSample(PATH, given({ ...EVENT, endsAt: '2026-11-21T22:00:00Z' }))
    expect(next.body).not.toContain('È stato')
    expect(next.validUntil).toEqual(new Date('2026-11-21T22:00:00Z'))
  })

  it('beside it stand no others that are over', async () => {
    const [over, next] = [sampleEventTeaser(3), sampleEventTeaser(4)]
    const alsoOn = [
      { ...over, startsAt: '2026-11-20T21:00:00Z', endsAt: '2026-11-21T01:00:00Z' },
      { ...next, startsAt: '2026-11-22T21:00:00Z', endsAt: null },
    ]
    const { body } = await renderSample(PATH, given({ ...EVENT, alsoOn }))
    expect(body).toContain(next.slug)
    expect(body).not.toContain(over.slug)
  })

  it('that ends at midnight names the day before it as its last one', async () => {
    const days = { startsAt: '2026-11-21T23:00:00Z', endsAt: '2026-11-24T23:00:00Z' }
    const { body } = await renderSample(PATH, given({ ...EVENT, ...days }))
    expect(body).toContain('Dal 22 al 24 novembre 2026')
    expect(body).not.toContain('Ore 0')
  })

  it.each([
    ['2026-11-21T09:00:00Z', /Oggi<.*>21<.*Sabato/s],
    ['2026-12-05T09:00:00Z', />5<.*Sabato.*dicembre/s],
    ['2026-11-20T09:00:00Z', null],
  ])('of several days, from %s on, has its first day at its largest until that is past', async (startsAt, day) => {
    const { body } = await renderSample(PATH, given({ ...EVENT, startsAt, endsAt: '2026-12-12T18:00:00Z' }))
    const drawn = /<p [^>]*aria-hidden="true">.*?<\/p>/s.exec(body.slice(0, body.indexOf('<dl')))?.[0] ?? null
    if (day === null) expect(drawn).toBeNull()
    else expect(drawn).toMatch(day)
  })

  it('says that it was cancelled and why, strikes its day out, and offers no calendar', async () => {
    const statusNote = 'per la piena: si recupera il 5 dicembre.'
    const page = await renderSample(PATH, given({ ...EVENT, status: 'cancelled', statusNote }))
    expect(page.body).toContain(`<b>Annullato</b> ${statusNote}`)
    expect(page.body).toContain('<s>Sabato 21\u00a0novembre 2026</s>')
    expect(page.body).not.toContain('Metti in calendario')
    expect(structureOf(page)[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  })

  it('is to be had as a calendar file, by a link that needs no script', async () => {
    expect((await renderSample(PATH)).body).toContain(`href="${PATH}.ics"`)
  })

  it.each([
    ['missing', 404],
    ['withdrawn', 410],
  ] as const)('%s is %i', async (state, status) => {
    expect(await renderSample(PATH, { event: async () => ({ state }) })).toMatchObject({ status })
  })

  it('is a 503 where it cannot be had now', async () => {
    expect(await renderSample(PATH, { event: unavailable })).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  })
})
