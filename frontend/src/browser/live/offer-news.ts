import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { loadSheet } from '../support/load-resource.ts'
import { KNOWN, NEWS, selectorOf, UPDATED, READ } from '../support/selectors.ts'
import { FRESH } from '../support/states.ts'
import { countNew, describeNew, describeUpdate } from './describe-news.ts'
import { hearLive } from './hear-live.ts'
import sheet from './live.late.css?url'

/** What of a page was known before it was loaded anew for what is new: ids of a list, or paragraphs of a story. */
const BEFORE_KEY = 'nuovi'
/** How often a page is asked for at most before it is loaded anew, and how long it waits in between. */
const RENEWALS = 8
const RENEWAL_MS = 400

/** The line of a page that says that there is more: of a list, or of a story. Nothing comes by itself; who presses it gets the page anew. */
export function offerNews([line]: readonly HTMLElement[]): void {
  const topic = line?.getAttribute(NEWS)
  const offer = line?.querySelector('span')
  if (!line || !topic || !offer) return
  const known = (line.getAttribute(KNOWN) ?? '').split(' ')
  const shown = { at: Number(line.getAttribute(UPDATED)), paragraphs: Number(known[0]) }
  const isStory = line.hasAttribute(UPDATED)
  let styles: Promise<void> | undefined
  markNew(isStory, known)
  hearLive(topic, ({ event, data }) => {
    let words: string | null | undefined
    if (event === 'list' && data.topic === topic) words = describeNew(countNew(data, known))
    else if (event === 'story' && topic === `story:${data.id}`) words = describeUpdate(data, shown)
    if (words === undefined) return
    const [said] = offer.getElementsByTagName('b')
    if (said && words !== null && said.textContent !== words) said.textContent = words
    if (words === null) offer.hidden = true
    else void (styles ??= loadSheet(sheet).catch(() => undefined)).then(() => (offer.hidden = false))
  })
  const [button] = offer.getElementsByTagName('button')
  button?.addEventListener('click', async () => {
    button.disabled = true
    await awaitRenewed(line).catch(() => undefined)
    keepInTab(BEFORE_KEY, JSON.stringify(isStory ? findParagraphs().map(({ textContent }) => textContent) : known))
    location.reload()
  })
}

/**
 * Who asks first for a page that has changed gets the one of before, while the new one is rendered behind it: it is asked for until it
 * is no longer the one that is shown, a few times at most.
 */
async function awaitRenewed(line: HTMLElement): Promise<void> {
  const shown = [KNOWN, UPDATED].flatMap((name) =>
    line.hasAttribute(name) ? `${name}="${line.getAttribute(name)}"` : [],
  )
  for (let tries = 0; tries < RENEWALS; tries++) {
    const page = await (await fetch(location.href, { cache: 'no-cache' })).text()
    if (!shown.every((words) => page.includes(words))) return
    await new Promise((resolve) => setTimeout(resolve, RENEWAL_MS))
  }
}

const findParagraphs = () => [
  ...document.querySelectorAll<HTMLElement>(`${selectorOf(READ)} p:not(aside *,${selectorOf(NEWS)} *)`),
]

/** After a press: the focus goes to the first new thing, and new paragraphs are marked until the page is left. */
function markNew(isStory: boolean, known: readonly string[]): void {
  const before = recallInTab(BEFORE_KEY)
  if (before === null) return
  keepInTab(BEFORE_KEY, null)
  const old = JSON.parse(before) as string[]
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
