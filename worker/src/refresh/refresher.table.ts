import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { NaxosClient } from '../naxos/naxos-client.ts'
import { createBannerConfigurationRefresher } from './refreshers/banner-configuration.refresher.ts'
import { createEventListRefresher } from './refreshers/event-list.refresher.ts'
import { createEventRefresher } from './refreshers/event.refresher.ts'
import { createFrontRefresher } from './refreshers/front.refresher.ts'
import { createLetterListRefresher } from './refreshers/letter-list.refresher.ts'
import { createLiveEntriesRefresher, createLiveEntryRefresher } from './refreshers/live-entries.refresher.ts'
import { createMultimediaListRefresher } from './refreshers/multimedia-list.refresher.ts'
import { createMultimediaRefresher } from './refreshers/multimedia.refresher.ts'
import { createObituaryListRefresher, createObituaryRefresher } from './refreshers/obituaries.refresher.ts'
import { createPageRefresher } from './refreshers/page.refresher.ts'
import { createRedirectsRefresher } from './refreshers/redirects.refresher.ts'
import { createSearchRefresher } from './refreshers/search.refresher.ts'
import { createSectionsRefresher } from './refreshers/sections.refresher.ts'
import { createSiteRefresher } from './refreshers/site.refresher.ts'
import { createStoryListRefresher } from './refreshers/story-list.refresher.ts'
import { createStoryRefresher } from './refreshers/story.refresher.ts'
import { createTagsRefresher } from './refreshers/tags.refresher.ts'
import { createWholeListRefreshers } from './refreshers/whole-lists.refresher.ts'
import type { RefresherTable, Refresher } from './sources/refresher.ts'
import type { VoteCount } from '@liberta/contracts/surveys/vote.schema'

/** The read models that are made of something else than the CMS's answers. */
type OwnRefreshers = Pick<RefresherTable, 'weather' | 'surveyVotes' | 'mostRead' | 'sitemap'>

/** Who refreshes what. */
export function createRefreshers(naxos: NaxosClient, own: OwnRefreshers): RefresherTable {
  return {
    site: createSiteRefresher(naxos),
    sections: createSectionsRefresher(naxos),
    front: createFrontRefresher(naxos),
    storyList: createStoryListRefresher(naxos),
    story: createStoryRefresher(naxos),
    liveEntries: createLiveEntriesRefresher(naxos),
    liveEntry: createLiveEntryRefresher(naxos),
    sectionConfiguration: createBannerConfigurationRefresher(naxos, 'section'),
    folderConfiguration: createBannerConfigurationRefresher(naxos, 'folder'),
    eventCategoryConfiguration: createBannerConfigurationRefresher(naxos, 'event_category'),
    ...createWholeListRefreshers(naxos),
    multimediaList: createMultimediaListRefresher(naxos),
    multimedia: createMultimediaRefresher(naxos),
    eventList: createEventListRefresher(naxos),
    event: createEventRefresher(naxos),
    obituaryList: createObituaryListRefresher(naxos),
    obituary: createObituaryRefresher(naxos),
    search: createSearchRefresher(naxos),
    tags: createTagsRefresher(naxos),
    page: createPageRefresher(naxos),
    letterList: createLetterListRefresher(naxos),
    redirects: createRedirectsRefresher(naxos),
    ...own,
  }
}

/** At boot: a read model that nobody refreshes, or a refresher of none, ends the program. */
export function assertComplete(refreshers: Readonly<Record<string, unknown>>): void {
  const needed = Object.keys(READ_MODELS)
  const missing = needed.filter((model) => typeof refreshers[model] !== 'function')
  const unknown = Object.keys(refreshers).filter((model) => !needed.includes(model))
  if (missing.length > 0 || unknown.length > 0) {
    throw new Error(
      `Refreshers and read models differ: missing ${missing.join(', ') || 'none'}; unknown ${unknown.join(', ') || 'none'}`,
    )
  }
}

/** The votes of all surveys as PostgreSQL has them; no upstream is asked. Counted anew each time, so no order can do harm. */
export function createSurveyVotesRefresher(count: () => Promise<VoteCount[]>): Refresher<'surveyVotes'> {
  return async () => ({ state: 'present', body: await count(), etag: null, updatedAtMs: null, tags: [] })
}
