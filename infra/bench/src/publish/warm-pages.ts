import { linksOf } from '../../../local/src/test-site/read-pages.ts'
import { readAnswer } from '../load/read-answer.ts'

const PAGES_READ = 40

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
