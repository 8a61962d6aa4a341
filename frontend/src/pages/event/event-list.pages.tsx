import { eventTypeSchema } from '@liberta/contracts/events/event.schema'
import { buildEventListId } from '@liberta/contracts/read-models/list-id'
import type { EventListKey } from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { buildSearchId } from '@liberta/contracts/read-models/search-id'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { dropOver, findNextChange } from '../../components/events/drop-over.ts'
import { loadBanners } from '../../page-definition/load-banners.ts'
import { describeFeeds } from '../../page-definition/head/describe-feeds.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describeCollection } from '../../page-definition/head/describe-page.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { expectPresent, takeIfPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import {
  addressOfEventList,
  buildEventAddress,
  buildEventListAddress,
  nameOfEventList,
} from '../../page-definition/addresses/event-address.ts'
import { breadcrumbsOfEventList } from './event-breadcrumbs.ts'
import { EventListPage } from './EventListPage.tsx'
import type { EventListContent } from './EventListPage.tsx'

const common = { cache: 'today', describe: describeEventList, View: EventListPage } as const

/** `/eventi`: all that is not over. */
export const AGENDA_PAGE = definePage<'fixed', EventListContent>({
  ...common,
  load: ({ page }, context) => loadEventList({ type: 'upcoming', page }, context),
})

/** `/event/event-category/rassegna/{slug}`: the other spelling of a category's list, which names that as its canonical. */
export const EVENT_CATEGORY_PAGE = definePage<'eventCategory', EventListContent>({
  ...common,
  load: ({ slug, page }, context) => loadEventList({ type: 'category', slug, page }, context),
})

/** `/events/{slug}`: the events of a type, or of a category. */
export const EVENTS_PAGE = definePage<'events', EventListContent>({
  ...common,
  load: ({ slug, page }, context) => {
    const type = eventTypeSchema.safeParse(slug).success ? 'eventType' : 'category'
    return loadEventList({ type, slug, page }, context)
  },
})

/** `/tag/{slug}/eventi`. */
export const TAG_EVENTS_PAGE = definePage<'tagEvents', EventListContent>({
  ...common,
  load: ({ slug, page }, context) => loadEventList({ type: 'tag', slug, page }, context),
})

/** Valid until midnight, when «Oggi» is another day, or until what goes on is over. */
async function loadEventList(key: EventListKey, context: LoadContext): Promise<Loaded<EventListContent>> {
  const { source, path, now } = context
  const [answer, known, found] = await Promise.all([
    source.read('eventList', key),
    source.read('eventCategories'),
    source.read('search', { kind: 'event', search: EMPTY_SEARCH }),
  ])
  const { body: list, tags } = expectPresent(answer, path)
  if (key.page > list.pages) throwNoContent(path)
  const categories = takeIfPresent(known)
  // What can be sought in the agenda says where there is something on.
  const { body: sought, tags: searchTags } = takeIfPresent(found)
  const own = list.subject.type === 'category' ? list.subject.category.id : null
  const { banners, tags: bannerTags } = await loadBanners('event_category', own, context)
  return {
    content: {
      list: { ...list, events: dropOver(list.events, now) },
      categories: categories.body ?? [],
      zones: sought?.filters.find(({ id }) => id === 'zones')?.values ?? [],
    },
    banners,
    tags: [
      nameReadModel({ model: 'eventList', id: buildEventListId(key) }),
      nameReadModel({ model: 'eventCategories', id: 'all' }),
      ...tags,
      nameReadModel({ model: 'search', id: buildSearchId('event', EMPTY_SEARCH) }),
      ...categories.tags,
      ...searchTags,
      ...bannerTags,
    ],
    validUntil: findNextChange(list.events, now),
  }
}

function describeEventList({ list }: EventListContent, settings: SiteSettings): PageHead {
  const { origin, grammar } = settings
  const { subject, page } = list
  const isAll = subject.type === 'upcoming'
  const name = isAll ? 'Eventi a Piacenza e provincia' : `${nameOfEventList(subject)}, gli eventi`
  const number = page > 1 ? `, pagina ${page}` : ''
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours(list, (other) => origin + buildEventListAddress(grammar, subject, other)),
    title: titlePage(name, page),
    description: isAll
      ? `L’agenda di Libertà, giorno per giorno: teatro, concerti, mostre, sagre e mercati a Piacenza e provincia${number}.`
      : `${nameOfEventList(subject)}: che cosa c’è in programma a Piacenza e provincia, giorno per giorno${number}.`,
    canonical: origin + buildEventListAddress(grammar, subject, page),
    feeds: describeFeeds(addressOfEventList(subject), nameOfEventList(subject), settings),
    structure: [
      describeCollection(
        { name, url: origin + buildEventListAddress(grammar, subject, page) },
        list.events.map((event) => origin + buildEventAddress(grammar, event)),
      ),
      describeBreadcrumbs(breadcrumbsOfEventList(grammar, subject), origin),
    ],
  }
}
