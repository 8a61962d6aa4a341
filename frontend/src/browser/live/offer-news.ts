import { loadSheet } from '../support/load-resource.ts'
import { KNOWN, NEWS, selectorOf, UPDATED, READ } from '../support/selectors.ts'
import { FRESH } from '../support/states.ts'
import { countNew, describeNew, describeUpdate } from './describe-news.ts'
import { fetchRenewed } from './fetch-page.ts'
import { hearLive } from './hear-live.ts'
import { keepKnown, takeKnown } from './known-before.ts'
import { createOffer } from './offer-line.ts'
import sheet from './live.late.css?url'

/** The line of a page that says that there is more: of a list, or of a story. Nothing comes by itself; who presses it gets the page anew. */
export function offerNews([line]: readonly HTMLElement[]): void {
  const topic = line?.getAttribute(NEWS)
  if (!line || !topic) return
  const known = (line.getAttribute(KNOWN) ?? '').split(' ')
  const shown = { at: Number(line.getAttribute(UPDATED)), paragraphs: Number(known[0]) }
  const isStory = line.hasAttribute(UPDATED)
  const seenAt = Date.now()
  markNew(isStory, known, takeKnown(topic))
  const offer = createOffer(line, async () => {
    const fetched = await fetchRenewed((page) => isOther(page.querySelector(selectorOf(NEWS)), line))
    // The page as it is has nothing new, and would come from its top.
    if (fetched === null) return false
    keepKnown(topic, isStory ? findParagraphs().map(({ textContent }) => textContent) : known)
    location.reload()
    return false
  })
  hearLive(topic, ({ event, data }) => {
    if (event === 'list' && data.topic === topic) offer.say(describeNew(countNew(data, known, seenAt)))
    else if (event === 'story' && topic === `story:${data.id}`) offer.say(describeUpdate(data, shown))
  })
}

/** Whether another page than this one says what it shows. */
function isOther(line: Element | null, own: Element): boolean {
  return [KNOWN, UPDATED].some((name) => line?.getAttribute(name) !== own.getAttribute(name))
}

const findParagraphs = () => [
  ...document.querySelectorAll<HTMLElement>(`${selectorOf(READ)} p:not(aside *,${selectorOf(NEWS)} *)`),
]

/** After a press: the focus goes to the first new thing, and new paragraphs are marked until the page is left. */
function markNew(isStory: boolean, known: readonly string[], old: readonly string[] | null): void {
  if (old === null) return
  const fresh = isStory
    ? findParagraphs().filter(({ textContent }) => !old.includes(textContent))
    : findLinks(known.filter((id) => !old.includes(id)))
  if (isStory) {
    loadSheet(sheet).catch(() => undefined)
    for (const paragraph of fresh) {
      paragraph.setAttribute(FRESH, '')
      paragraph.tabIndex = -1
    }
  }
  // What has no layout yet takes no focus.
  fresh.find((element) => {
    element.focus()
    return element === document.activeElement
  })
}

/** Links to stories end in their ids. */
const findLinks = (ids: readonly string[]) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(({ pathname }) =>
    ids.some((id) => pathname.endsWith(`/${id}`)),
  )
