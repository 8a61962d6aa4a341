export interface AuditedPage {
  name: string
  path: string
}

const LINK = /<a\b[^>]*\bhref="(\/news\/[^"#?]+)"/g
const STORY = /\/\d+$/
/** A word that many stories hold. */
const SEARCH = '/ricerca/query_ponte/s'

/** The pages that have bars: home, the first section and the first story that it links to, and a search. */
export function choosePages(homeHtml: string): AuditedPage[] {
  const links = [...homeHtml.matchAll(LINK)].map((match) => match[1] ?? '')
  const section = links.find((link) => !STORY.test(link) && link !== '/news/latest')
  const story = links.find((link) => STORY.test(link))
  return [
    { name: 'home', path: '/' },
    ...(section ? [{ name: 'section', path: section }] : []),
    ...(story ? [{ name: 'story', path: story }] : []),
    { name: 'search', path: SEARCH },
  ]
}
