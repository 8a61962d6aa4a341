import type { Obituary, ObituaryList } from '@liberta/contracts/obituaries/obituary.schema'
import { buildObituaryListId } from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { nextMidnightInRome } from '@liberta/contracts/wording/midnight-in-rome'
import { describeTrail } from '../head/describe-trail.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../head/page-head.ts'
import type { PageHead } from '../head/page-head.ts'
import type { SiteSettings } from '../layout/site-facts.ts'
import { expectPresent, takeIfPresent, throwNoContent } from '../routing/load-answer.ts'
import { definePage } from '../routing/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../routing/page-definition.tsx'
import { buildObituaryAddress, buildObituaryListAddress, trailOfObituaries } from './obituary-address.ts'
import { describeChurch, describePerson, KIND_NAMES, RITE_NAMES } from './obituary-words.ts'
import { ObituaryListPage } from './ObituaryListPage.tsx'
import { ObituaryPage } from './ObituaryPage.tsx'
import type { ObituaryContent } from './ObituaryPage.tsx'

/** `/necrologie/list`, newest first, or those of a name or a town that is sought. */
export const OBITUARIES_PAGE = definePage<'obituaries', ObituaryList>({
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
  load: loadNotice,
  describe: describeNotice,
  View: ObituaryPage,
})

/** Valid until midnight: then «Oggi» is another day. */
async function loadList(
  { query, page }: AddressOf<'obituaries'>,
  { source, path, now }: LoadContext,
): Promise<Loaded<ObituaryList>> {
  const { body, tags } = expectPresent(await source.readObituaryList({ query, page }), path)
  if (page > body.pages) throwNoContent(path)
  // What was sought stands as it was written: the read model knows it without its case.
  return { content: { ...body, query }, tags: [tagOfList(query, page), ...tags], validUntil: nextMidnightInRome(now) }
}

/** With the other notices of the same person, where they can be had. */
async function loadNotice(
  { id }: AddressOf<'obituary'>,
  { source, path, now }: LoadContext,
): Promise<Loaded<ObituaryContent>> {
  const { body: notice, tags } = expectPresent(await source.readObituary(id), path)
  const found = takeIfPresent(await source.readObituaryList({ query: notice.name, page: 1 }))
  return {
    content: { notice, others: (found.body?.obituaries ?? []).filter((other) => isOfSamePerson(notice, other)) },
    // The list's tag also where the list is not there yet: the page is made anew when it comes.
    tags: [nameReadModel({ model: 'obituary', id: String(id) }), tagOfList(notice.name, 1), ...tags, ...found.tags],
    validUntil: nextMidnightInRome(now),
  }
}

function tagOfList(query: string | null, page: number): string {
  return nameReadModel({ model: 'obituaryList', id: buildObituaryListId({ query, page }) })
}

function isOfSamePerson(notice: Obituary, other: Obituary): boolean {
  return (
    other.id !== notice.id && other.name === notice.name && (other.town ?? notice.town) === (notice.town ?? other.town)
  )
}

/** What a search finds is not for search engines: it has as many addresses as there are names. */
function describeList({ query, page, pages }: ObituaryList, { origin }: SiteSettings): PageHead {
  const name = query === null ? 'Necrologie di Piacenza e provincia' : `Necrologie: «${query}»`
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours({ page, pages }, (number) => origin + buildObituaryListAddress(query, number)),
    title: titlePage(name, page),
    description:
      'Gli annunci della città e della provincia di Piacenza, dal giorno stesso: nomi, funerali e rosari con giorno, ora e chiesa.',
    canonical: origin + buildObituaryListAddress(query, page),
    indexed: query === null,
    structure: [describeTrail(trailOfObituaries(), origin)],
    reading: true,
  }
}

function describeNotice({ notice }: ObituaryContent, { origin }: SiteSettings): PageHead {
  const path = buildObituaryAddress(notice)
  const { rite } = notice
  const told = [
    `${KIND_NAMES[notice.kind]}: ${notice.name}`,
    describePerson(notice),
    rite && [RITE_NAMES[rite.type], describeChurch(rite)].filter((part) => part !== null).join(': '),
  ]
  return {
    ...ORDINARY_HEAD,
    title: titlePage(`${notice.name}, ${KIND_NAMES[notice.kind].toLowerCase()}`),
    description: `${told.filter((part) => part !== null).join('. ')}.`,
    canonical: origin + path,
    structure: [describeTrail([...trailOfObituaries(), { name: notice.name, href: path }], origin)],
    opening: notice.portrait && { picture: notice.portrait, place: 'portrait' },
    reading: true,
  }
}
