import { eventListSchema, eventSchema } from '@liberta/contracts/events/event.schema'
import type { Event } from '@liberta/contracts/events/event.schema'
import { multimediaListSchema, multimediaSchema } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { obituaryListSchema } from '@liberta/contracts/obituaries/obituary.schema'
import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { journalistListSchema } from '@liberta/contracts/people/journalist.schema'
import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { linksOf, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { readData } from './read-data.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** One item of every kind but stories. */
export interface SiteItems {
  /** With a category and a tag. */
  event: Event
  obituary: Obituary
  /** Of Telelibertà, with a tag. */
  clip: Multimedia
  /** Of no programme of Telelibertà. */
  video: Multimedia
  gallery: Multimedia
  journalist: Journalist
  /** Address of an open position. */
  position: string
}

/** Finds one item of every kind; the first reads may be too early for a worker that has much to do. */
export async function findItems(site: OpenSite): Promise<SiteItems> {
  const [event, obituaries, clip, video, gallery, journalists, position] = await Promise.all([
    findEvent(site),
    readData(site, '/api/naxos/obituary/list', obituaryListSchema),
    findMultimedia(site, 'teleliberta', (item) => item.tags.length > 0),
    findMultimedia(site, 'video', (item) => !item.folders.some(({ slug }) => slug === 'teleliberta')),
    findMultimedia(site, 'foto', (item) => item.pictures.length > 1),
    readData(site, '/api/naxos/journalist/list', journalistListSchema),
    findPosition(site),
  ])
  const [obituary] = obituaries.obituaries
  const journalist = journalists.find(({ biography, picture }) => biography !== null && picture !== null)
  if (obituary === undefined || journalist === undefined) throw new Error('no obituary, or no journalist with a face')
  return { event, obituary, clip, video, gallery, journalist, position }
}

async function findEvent(site: OpenSite): Promise<Event> {
  const { events } = await readData(site, '/api/naxos/event/list', eventListSchema)
  for (const { id } of events) {
    const event = await readData(site, `/api/naxos/event/${id}`, eventSchema)
    if (event.categories.length > 0 && event.tags.length > 0 && event.location !== null) return event
  }
  throw new Error('no event with a category, a tag and a place on the first page')
}

/** Lists are looked at for so many pages. */
const PAGES = 4

async function findMultimedia(
  site: OpenSite,
  folder: string,
  fits: (item: Multimedia) => boolean,
): Promise<Multimedia> {
  for (let page = 1; page <= PAGES; page += 1) {
    const list = `/api/naxos/multimedia/list?folder=${folder}&page=${page}`
    const { items } = await readData(site, list, multimediaListSchema)
    for (const { id } of items) {
      const item = await readData(site, `/api/naxos/multimedia/${id}`, multimediaSchema)
      if (fits(item)) return item
    }
  }
  throw new Error(`nothing fits on the first pages of the folder ${folder}`)
}

async function findPosition(site: OpenSite): Promise<string> {
  let found: string | undefined
  await waitUntil(
    async () => {
      const { body } = await readPage(site.urls.site, '/who-we-are/work-with-us')
      found = linksOf(body).find((link) => link.startsWith('/who-we-are/work-with-us/position/'))
      return found !== undefined
    },
    { what: 'an open position is listed' },
  )
  return found ?? ''
}
