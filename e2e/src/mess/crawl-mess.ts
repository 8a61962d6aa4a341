import { checkLinks } from '../links/check-links.ts'
import type { LinkReport } from '../links/check-links.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** Pages from which all others are reached. */
export const DOORS = [
  '/',
  '/news/latest',
  '/tags',
  '/eventi',
  '/necrologie/list',
  '/podcast',
  '/contact-us',
  '/letterToEditor',
]

/** Films are drawn when they are first asked for, which takes the machine longer than all else. */
const CLIPS = /^\/media\/clips\//

/** Follows every link of the doors and of `sample` pages more of a site on a CMS with mess, and reads what each page shows. */
export async function crawlMess(
  site: TestSite,
  { sample, seed, say }: { sample: number; seed: number; say: (line: string) => void },
): Promise<LinkReport> {
  return checkLinks({ site: site.urls.site, from: DOORS, sample, seed, skip: CLIPS, look: findOddWords, say })
}

const HIDDEN = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g
const TAGS = /<[^>]*>/g
/** What a program writes where it has nothing to write. */
const OF_PROGRAMS = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object Object\]/
/** Tags and entities of HTML that a reader would see as such. */
const MARKUP = /&lt;\/?[a-z]+\b[^&]*&gt;|&amp;(?:#\d+|[a-z]+);/i

/** Words of a page that no newsroom has written: a program's, or the markup of a text, each with what stands beside it. */
function findOddWords(html: string): string[] {
  const text = html.replaceAll(HIDDEN, ' ').replaceAll(TAGS, ' ')
  return [OF_PROGRAMS, MARKUP].flatMap((odd) => {
    const place = text.search(odd)
    return place === -1 ? [] : [`shows «${text.slice(Math.max(0, place - 30), place + 60).replaceAll(/\s+/g, ' ')}»`]
  })
}
