import { linksOf } from '../../../local/src/test-site/read-pages.ts'
import { StoryArchive } from '../cold-page/list-stories.ts'
import { readAnswer } from './read-answer.ts'

/** By Zipf's law: the second page is read half as often as the first, the third a third as often. */
const EXPONENT = 1
/** Links of the home page that are read to be warm. */
const PAGES_READ = 40

/** Pages of the site, the first page first, then what it links to, then stories of the archive; each answers 200. */
export async function listHotPages(origin: string, naxosUrl: string, count: number): Promise<string[]> {
  const home = await readAnswer(`${origin}/`, { 'accept-encoding': 'identity' })
  const links = linksOf(home.body.toString()).filter((link) => /^\/(?:news|tag)\//.test(link))
  const stories = await new StoryArchive(naxosUrl).take(count)
  const readable: string[] = ['/']
  for (const address of [...links, ...stories]) {
    if (readable.length === count) break
    const { status } = await readAnswer(origin + address, { 'accept-encoding': 'br' })
    if (status === 200 && !readable.includes(address)) readable.push(address)
  }
  return readable
}

/** What readers ask for one after the other: of the first page most, and the same at every run. */
export function drawReads(pages: readonly string[], reads: number): string[] {
  const weights = pages.map((_, index) => 1 / (index + 1) ** EXPONENT)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  // The golden ratio's fractions lie evenly and in no order.
  return Array.from({ length: reads }, (_, read) => {
    let left = ((read * 0.618_033_988_749_895) % 1) * sum
    const drawn = weights.findIndex((weight) => (left -= weight) < 0)
    return pages[drawn] ?? pages[0] ?? '/'
  })
}

/** The home page and pages that it links to which can be read now: they are warm from then on. */
export async function warmSite(origin: string): Promise<string[]> {
  const home = await readAnswer(`${origin}/`, { 'accept-encoding': 'identity' })
  const links = linksOf(home.body.toString()).filter((link) => link.startsWith('/news/'))
  const readable: string[] = []
  for (const link of links.slice(0, PAGES_READ)) {
    const { status } = await readAnswer(`${origin}${link}`)
    if (status === 200) readable.push(link)
  }
  // A third of all reads go to the home page.
  return readable.flatMap((link, index) => (index % 2 === 0 ? ['/', link] : [link]))
}
