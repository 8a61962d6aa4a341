import { tagOf } from '@liberta/contracts/read-models/tag'
import { mapEventCategories } from '../../naxos/mapping/map-events.ts'
import { mapFolders } from '../../naxos/mapping/map-folders.ts'
import { mapNewsletters, mapPlans, mapSurveys } from '../../naxos/mapping/map-offers.ts'
import { mapObituaryTowns } from '../../naxos/mapping/map-obituaries.ts'
import { mapPageReferences } from '../../naxos/mapping/map-pages.ts'
import { mapJournalist } from '../../naxos/mapping/map-people.ts'
import { mapPodcasts } from '../../naxos/mapping/map-podcasts.ts'
import { mapProgrammes } from '../../naxos/mapping/map-programmes.ts'
import { keepFirst, keepLastValid } from '../../naxos/answers/keep-last-valid.ts'
import type { FolderIndex } from '../../naxos/mapping/folder-index.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { keepTime, writeTime } from '../sources/keep-time.ts'
import { tagMultimediaItems } from '../sources/model-tags.ts'
import type { RefresherTable } from '../sources/refresher.ts'
import { createWholeListRefresher } from './whole-list.refresher.ts'

type WholeListModel =
  | 'folders'
  | 'programmes'
  | 'podcasts'
  | 'eventCategories'
  | 'obituaryTowns'
  | 'journalists'
  | 'pages'
  | 'plans'
  | 'newsletters'
  | 'surveys'

/** The read models that are one call's whole list. */
export function createWholeListRefreshers(naxos: NaxosClient): Pick<RefresherTable, WholeListModel> {
  return {
    folders: createWholeListRefresher<'folders'>(naxos, {
      path: '/folder/list',
      map: (items, _none, { drop, grammar }) => mapFolders(grammar, items, drop),
    }),
    programmes: createWholeListRefresher<'programmes', FolderIndex>(naxos, {
      path: '/programme/list',
      isOptional: true,
      with: async (context) => {
        const companion = await context.folders()
        return { companion, fingerprint: companion.fingerprint }
      },
      map: (items, folders, { drop }) => mapProgrammes(items, { folders, drop }),
      tags: (body) => [tagOf.everyMultimediaList(), ...body.flatMap(({ episodes }) => tagMultimediaItems(episodes))],
    }),
    podcasts: createWholeListRefresher<'podcasts'>(naxos, {
      path: '/podcast/list',
      isOptional: true,
      map: (items, _none, { drop, grammar }) => mapPodcasts(grammar, items, drop),
    }),
    eventCategories: createWholeListRefresher<'eventCategories'>(naxos, {
      path: '/event_category/list',
      map: (items, _none, { drop }) => mapEventCategories(items, drop),
    }),
    obituaryTowns: createWholeListRefresher<'obituaryTowns'>(naxos, {
      path: '/obituary_town/list',
      map: (items, _none, { drop }) => mapObituaryTowns(items, drop),
      // A new obituary may name a town that no other does.
      tags: () => [tagOf.everyObituaryList()],
    }),
    journalists: createWholeListRefresher<'journalists'>(naxos, {
      path: '/journalist/list',
      isOptional: true,
      map: (items, _none, { drop }) =>
        keepFirst(
          keepLastValid(items, 'journalist', drop, (item) => mapJournalist(item, drop)),
          ({ slug }) => slug,
        ),
    }),
    pages: createWholeListRefresher<'pages'>(naxos, {
      path: '/page/list',
      map: (items, _none, { drop, stored }, answer) => {
        const cameAt = writeTime(answer.updatedAtMs)
        const held = new Map(stored?.map((page) => [page.slug, page]))
        return mapPageReferences(items, cameAt, drop).map((page) => keepTime(page, held.get(page.slug), answer, cameAt))
      },
      tags: (body) => body.map(({ slug }) => tagOf.page(slug)),
    }),
    plans: createWholeListRefresher<'plans'>(naxos, {
      path: '/plan/list',
      isOptional: true,
      map: (items, _none, { drop }) => mapPlans(items, drop),
    }),
    newsletters: createWholeListRefresher<'newsletters'>(naxos, {
      path: '/newsletter/list',
      isOptional: true,
      map: (items, _none, { drop }) => mapNewsletters(items, drop),
    }),
    surveys: createWholeListRefresher<'surveys'>(naxos, {
      path: '/survey/list',
      isOptional: true,
      map: (items, _none, { drop }) => mapSurveys(items, drop),
    }),
  }
}
