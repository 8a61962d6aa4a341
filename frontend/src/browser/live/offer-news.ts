import type { LiveList, LiveStory } from '@liberta/contracts/live/live-event.schema'
import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { loadSheet } from '../support/load-resource.ts'
import { KNOWN, NEWS, selectorOf, UPDATED, READ } from '../support/selectors.ts'
import { FRESH } from '../support/states.ts'
import { hearLive } from './hear-live.ts'
import sheet from './live.late.css?url'

/** What of a page was known before it was loaded anew for what is new: ids of a list, or paragraphs of a story. */
const BEFORE_KEY = 'nuovi'
const FEW = ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']

/** How many stories of a list stand before the first that is known. */
export function countNew({ stories }: LiveList, known: readonly string[]): number {
  const first = stories.findIndex(({ id }) => known.includes(String(id)))
  return first < 0 ? stories.length : first
}

/** «3 nuovi articoli»; null for none. */
export function describeNew(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? 'Un nuovo articolo' : `${count} nuovi articoli`
}

/** What has become of a story since a page was made of it; null where nothing has. @param shown when what is shown was changed last, and its paragraphs */
export function describeUpdate(story: LiveStory, shown: { at: number; paragraphs: number }): string | null {
  if (Date.parse(story.updatedAt) <= shown.at) return null
  if (Date.parse(story.correctedAt ?? '') > shown.at) return 'Corretto'
  const more = story.paragraphs - shown.paragraphs
  if (more <= 0) return 'Aggiornato ora'
  return `Aggiornato ora: ${FEW[more - 1] ?? more} ${more === 1 ? 'paragrafo' : 'paragrafi'} in più`
}

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
  offer.querySelector('button')?.addEventListener('click', () => {
    keepInTab(BEFORE_KEY, JSON.stringify(isStory ? findParagraphs().map(({ textContent }) => textContent) : known))
    location.reload()
  })
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
