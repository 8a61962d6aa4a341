import { loadFaces } from '../enhancers/late-faces.ts'
import { hearLive } from '../live/hear-live.ts'
import { ENTRY_SHARE, LIVE_BLOG, LIVE_NEWS, selectorOf } from '../support/selectors.ts'
import { onVisibilityChange } from '../support/page-life.ts'
import { countNew } from './compare-entries.ts'
import { fetchPage } from './fetch-page.ts'
import { findFeed, insertEntries, leadsOn, listShown, replaceParts } from './insert-entries.ts'
import { createOffer } from './offer-entries.ts'
import { keepStateTrue } from './state-line.ts'
import { shareEntry } from './share-entry.ts'

/** How often an open page asks its own address how it stands: the stream says what is new, not when the CMS was last heard of; milliseconds. */
const LOOK_EVERY_MS = 60_000

/**
 * What only pages of live blogs need: entries are shared, nothing is called live of which nothing is heard, and new entries are offered
 * where the newest stand. Of one that has ended nothing more is asked.
 */
export function startLiveBlog([feed]: readonly HTMLElement[]): void {
  if (feed === undefined) return
  prepareEntries(feed)
  const state = keepStateTrue()
  const place = document.querySelector<HTMLElement>(selectorOf(LIVE_NEWS))
  const offer = place && feed.hasAttribute(LIVE_BLOG) ? createOffer(place, () => showNews(feed)) : null
  const look = async () => {
    if (document.hidden || state.hasEnded()) return
    const fetched = await fetchPage(location.pathname)
    const other = fetched && findFeed(fetched.page)
    if (!other) return
    offer?.say(countNew(listShown(other), listShown(feed)))
    state.take(fetched)
  }
  setInterval(() => void look(), LOOK_EVERY_MS)
  onVisibilityChange(() => void look())
  if (offer === null) return
  const story = feed.getAttribute(LIVE_BLOG)
  hearLive(`story:${story}`, ({ event, data }) => {
    if (event !== 'story' || String(data.id) !== story || data.blog === null) return
    offer.say(countNew(data.blog.entries, listShown(feed)))
    if (!state.says(data.blog.state)) void look()
  })
}

/** A cache in front may have the page of a moment before: how often it is asked for until it has what was told of, and how far apart. */
const TRIES = 8
const BETWEEN_TRIES_MS = 400

/** Brings the feed to what its address shows now, and the focus to the first new entry; false where that cannot be had yet. */
async function showNews(feed: HTMLElement, tries = TRIES): Promise<boolean> {
  const fetched = await fetchPage(location.pathname)
  const other = fetched && findFeed(fetched.page)
  if (!other || countNew(listShown(other), listShown(feed)) === 0) {
    if (tries === 1) return false
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
    return showNews(feed, tries - 1)
  }
  const [first] = insertEntries(feed, other, leadsOn(fetched.page))
  replaceParts(fetched.page)
  prepareEntries(feed)
  loadFaces(feed)
  first?.focus()
  return true
}

/** Makes the links that share an entry by mail buttons. */
function prepareEntries(within: ParentNode): void {
  within.querySelectorAll<HTMLAnchorElement>(`a${selectorOf(ENTRY_SHARE)}`).forEach(shareEntry)
}
