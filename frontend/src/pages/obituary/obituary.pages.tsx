import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { buildObituaryListId } from '@liberta/contracts/read-models/list-id'
import type { ObituaryListKey } from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { describeFeeds } from '../../page-definition/head/describe-feeds.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describeCollection, describePage } from '../../page-definition/head/describe-page.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { expectPresent, takeIfPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import {
  buildObituaryAddress,
  buildObituaryListAddress,
  slugsOf,
  breadcrumbsOfObituaries,
} from '../../page-definition/addresses/obituary-address.ts'
import { describeChurch, RITE_NAMES } from '../../components/obituaries/rite-words.ts'
import { describePerson, KIND_NAMES, PERIOD_NAMES } from './obituary-words.ts'
import { ObituaryListPage } from './ObituaryListPage.tsx'
import type { ObituaryListContent } from './ObituaryListPage.tsx'
import { ObituaryPage } from './ObituaryPage.tsx'
import type { ObituaryContent } from './ObituaryPage.tsx'

/** `/necrologie/list`, newest first, or those of a name, a town or a period. */
export const OBITUARIES_PAGE = definePage<'obituaries', ObituaryListContent>({
  cache: 'today',
  quiet: true,
  load: loadList,
  describe: describeList,
  View: ObituaryListPage,
})

/** `/necrologie/{id}`. */
export const OBITUARY_PAGE = definePage<'obituary', ObituaryContent>({
  cache: 'detail',
  quiet: true,
  load: loadObituary,
  describe: describeObituary,
  View: ObituaryPage,
})

/** Valid until midnight: then «Oggi» is another day. Of a town that no notice names there is no list, whatever anybody may write. */
async function loadList(
  { query, town: slug, period, page }: AddressOf<'obituaries'>,
  { source, path, now }: LoadContext,
): Promise<Loaded<ObituaryListContent>> {
  const key = { query, town: slug, period, page }
  // Whoever chose no town can do without the towns, and waits for both at once.
  const early = slug === null ? source.read('obituaryList', key) : null
  const [answer] = await Promise.all([source.read('obituaryTowns'), early])
  const towns = slug === null ? takeIfPresent(answer) : expectPresent(answer, path)
  const town = towns.body?.find((known) => known.slug === slug) ?? null
  if (slug !== null && town === null) throwNoContent(path)
  const { body, tags } = expectPresent(await (early ?? source.read('obituaryList', key)), path)
  if (page > body.pages) throwNoContent(path)
  return {
    content: { list: body, towns: towns.body ?? [], filters: { query, town, period } },
    tags: [TAG_OF_TOWNS, ...towns.tags, tagOfList(key), ...tags],
    validUntil: nextMidnightInRome(now),
  }
}

/** With the other obituaries of the same person, where they can be had. */
async function loadObituary(
  { id }: AddressOf<'obituary'>,
  { source, path, now }: LoadContext,
): Promise<Loaded<ObituaryContent>> {
  const { body: obituary, tags } = expectPresent(await source.read('obituary', { id }), path)
  const ofName = { ...ALL_OBITUARIES, query: obituary.name, page: 1 }
  const found = takeIfPresent(await source.read('obituaryList', ofName))
  return {
    content: { obituary, others: (found.body?.obituaries ?? []).filter((other) => isOfSamePerson(obituary, other)) },
    // The list's tag also where the list is not there yet: the page is made anew when it comes.
    tags: [nameReadModel({ model: 'obituary', id: String(id) }), tagOfList(ofName), ...tags, ...found.tags],
    validUntil: nextMidnightInRome(now),
  }
}

const TAG_OF_TOWNS = nameReadModel({ model: 'obituaryTowns', id: 'all' })

function tagOfList(key: ObituaryListKey): string {
  return nameReadModel({ model: 'obituaryList', id: buildObituaryListId(key) })
}

function isOfSamePerson(obituary: Obituary, other: Obituary): boolean {
  return (
    other.id !== obituary.id &&
    other.name === obituary.name &&
    (other.town ?? obituary.town) === (obituary.town ?? other.town)
  )
}

/**
 * The obituaries of a town are a page for search engines. What a name finds has as many addresses as there are names, and those of the
 * last days stand in the list as well: neither is.
 */
function describeList(
  { list: { page, pages, obituaries }, filters }: ObituaryListContent,
  settings: SiteSettings,
): PageHead {
  const { origin, grammar } = settings
  const { query, town, period } = filters
  const addressOf = (number: number) => origin + buildObituaryListAddress(grammar, slugsOf(filters), number)
  const place = town === null ? 'Piacenza e provincia' : town.name
  const sought =
    query === null ? [`Necrologie di ${place}`] : [town ? `Necrologie di ${place}` : 'Necrologie', `«${query}»`]
  const name = sought.join(': ') + (period === null ? '' : `, ${PERIOD_NAMES[period].name.toLowerCase()}`)
  const whose = town === null ? 'della città e della provincia di Piacenza' : `del comune di ${town.name}`
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours({ page, pages }, addressOf),
    title: titlePage(name, page),
    description: `Gli annunci ${whose}, dal giorno stesso: nomi, funerali e rosari con giorno, ora e chiesa.`,
    canonical: addressOf(page),
    feeds: describeFeeds({ type: 'obituaries', page: 1, ...slugsOf(filters) }, name, settings),
    indexed: query === null && period === null,
    structure: [
      describeCollection(
        { name, url: addressOf(page) },
        obituaries.map((obituary) => origin + buildObituaryAddress(grammar, obituary)),
      ),
      describeBreadcrumbs(breadcrumbsOfObituaries(grammar), origin),
    ],
    reading: true,
  }
}

function describeObituary({ obituary }: ObituaryContent, { origin, grammar }: SiteSettings): PageHead {
  const path = buildObituaryAddress(grammar, obituary)
  const { rite } = obituary
  const parts = [
    `${KIND_NAMES[obituary.kind]}: ${obituary.name}`,
    describePerson(obituary),
    rite && [RITE_NAMES[rite.type], describeChurch(rite)].filter((part) => part !== null).join(': '),
  ]
  return {
    ...ORDINARY_HEAD,
    title: titlePage(`${obituary.name}, ${KIND_NAMES[obituary.kind].toLowerCase()}`),
    description: `${parts.filter((part) => part !== null).join('. ')}.`,
    canonical: origin + path,
    drawn: { type: 'obituary', name: obituary.name, age: obituary.age, town: obituary.town },
    structure: [
      describePage({ name: obituary.name, url: origin + path }),
      describeBreadcrumbs([...breadcrumbsOfObituaries(grammar), { name: obituary.name, href: path }], origin),
    ],
    opening: obituary.portrait && { picture: obituary.portrait, place: 'portrait' },
    reading: true,
  }
}
