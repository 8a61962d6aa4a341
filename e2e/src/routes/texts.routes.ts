import { editorialPageSchema } from '@liberta/contracts/pages/editorial-page.schema'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { readData } from '../site/read-data.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import type { RouteVisit } from './route-visit.types.ts'

/** Fixed routes of requirements 2 that are text: their path, and the slug of the text in the CMS. */
export const TEXTS = [
  ['/about', 'about', 'about the site'],
  ['/policy', 'policy', 'cookie policy'],
  ['/clubliberta', 'clubliberta', 'listed page'],
  ['/note-legali', 'note-legali', 'listed page'],
  ['/event/report', 'event-report', 'listed page'],
  ['/lifestyleFood', 'lifestyle-food', 'listed page'],
  ['/contact-us', 'contact-us', 'listed page'],
  ['/contact-us/faq', 'contact-us-faq', 'listed page'],
  ['/contact-us/request', 'contact-us-request', 'listed page'],
  ['/contact-us/lettera-al-direttore', 'lettera-al-direttore', 'listed page'],
  ['/privacy-policy', 'privacy-policy', 'privacy policy'],
  ['/archivio-storico', 'archivio-storico', 'historical archive'],
  ['/who-we-are', 'who-we-are', 'about page'],
  ['/editoriale-liberta', 'editoriale-liberta', 'listed page'],
  ['/privacy-testi-e-foto', 'privacy-testi-e-foto', 'listed page'],
  ['{token}', 'area-abbonati', 'listed page: its path is a setting, /area-abbonati where there is none'],
  ['/dichiarazione-di-accessibilita', 'dichiarazione-di-accessibilita', 'listed page'],
] as const

const MASKED = '/area-abbonati'

/** A text as editors wrote it, from the site’s API. */
export function readText(site: OpenSite, slug: string): Promise<EditorialPage> {
  return readData(site, `/api/naxos/page/${slug}`, editorialPageSchema)
}

/** Every text that editors write stands on its page: title, standfirst, all headings and paragraphs. */
export const TEXT_VISITS: readonly RouteVisit[] = TEXTS.map(([route, slug, note]) => ({
  route,
  note,
  find: async ({ site }) => {
    const { title, standfirst, blocks } = await readText(site, slug)
    const words = blocks.flatMap((block) =>
      block.type === 'heading' || block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items : [],
    )
    const shows = [...(standfirst === null ? [] : [standfirst]), ...words]
    return { path: route === '{token}' ? MASKED : route, title, shows }
  },
}))
