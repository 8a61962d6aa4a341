import { checkLinks } from '../links/check-links.ts'
import type { LinkReport } from '../links/check-links.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { findOddWords } from './find-odd-words.ts'

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
