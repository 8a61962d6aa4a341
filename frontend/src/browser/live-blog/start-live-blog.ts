import { loadFaces } from '../enhancers/late-faces.ts'
import { fetchPage, fetchRenewed } from '../live/fetch-page.ts'
import { hearLive } from '../live/hear-live.ts'
import { createOffer } from '../live/offer-line.ts'
import { ENTRY_SHARE, LIVE_BLOG, OFFER, selectorOf } from '../support/selectors.ts'
import { onVisibilityChange } from '../support/page-life.ts'
import { countNew, sayNews } from './compare-entries.ts'
import { findFeed, insertEntries, leadsOn, listShown, replaceParts } from './insert-entries.ts'
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
  const place = document.querySelector<HTMLElement>(selectorOf(OFFER))
  const offer = place && feed.hasAttribute(LIVE_BLOG) ? createOffer(place, () => showNews(feed)) : null
  const look = async () => {
    if (document.hidden || state.hasEnded()) return
    const fetched = await fetchPage(location.href)
    const other = fetched && findFeed(fetched.page)
    if (!other) return
    offer?.say(sayNews(countNew(listShown(other), listShown(feed))))
    state.take(fetched)
  }
  setInterval(() => void look(), LOOK_EVERY_MS)
  onVisibilityChange(() => void look())
  if (state.mayBeSilent()) void look()
  if (offer === null) return
  const story = feed.getAttribute(LIVE_BLOG)
  hearLive(`story:${story}`, ({ event, data }) => {
    if (event !== 'story' || String(data.id) !== story || data.blog === null) return
    offer.say(sayNews(countNew(data.blog.entries, listShown(feed))))
    if (!state.says(data.blog.state)) void look()
  })
}

/** Brings the feed to what its address shows now, and the focus to the first new entry; false where that cannot be had yet. */
async function showNews(feed: HTMLElement): Promise<boolean> {
  const fetched = await fetchRenewed((page) => {
    const fresh = findFeed(page)
    return fresh !== null && countNew(listShown(fresh), listShown(feed)) > 0
  })
  const other = fetched && findFeed(fetched.page)
  if (!other) return false
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
