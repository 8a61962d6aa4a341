/** What a browser loads with a page, by its address. */
export interface PageParts {
  assets: string[]
  pictures: string[]
}

/** Wide enough for a phone of today. */
const PICTURE_WIDTH = 640
const STORY = /^\/(?:[^/]+\/){2,}\d+$/
const SECTION = /^\/news\/(?!latest\b|ricerca\b|tag\/|autore\/)[^?]*[^/\d][^/?]*$/

/** The addresses of this site that a page links to, each once, as they stand there. */
export function findLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"#?]*)"/g)].map((match) =>
    unescapeMarkup(match[1] ?? ''),
  )
  return [...new Set(links)]
}

/** Those of the links that lead to stories: three or more segments, the last one a number. */
export function pickStories(links: readonly string[]): string[] {
  return links.filter((link) => STORY.test(link))
}

/** The stories of a list page: its rows are numbered through, and what stands beside them is not. */
export function findRows(html: string): string[] {
  const rows = [...html.matchAll(/<ol start="[^]*?<\/ol>/g)].map(([list]) => list)
  return pickStories(findLinks(rows.join('')))
}

/** Those of the links that lead to sections, first pages of them. */
export function pickSections(links: readonly string[]): string[] {
  return links.filter((link) => SECTION.test(link) && !STORY.test(link) && !/\/page_\d+$/.test(link))
}

/** The further pages of a list that a page of it speaks of: «Pagina 1 di 4.190» beside a link to the next one; none where there is one. */
export function countPages(html: string): number {
  const told = />\s*Pagina [\d.]+ di ([\d.]+)</.exec(html)?.[1]
  const linked = [...html.matchAll(/\/page_(\d+)"/g)].map((match) => Number(match[1]))
  return Math.max(1, told === undefined ? 1 : Number(told.replaceAll('.', '')), ...linked)
}

/** The number of the story that a page is of, by which it tells the site that it is read; null for another page. */
export function findRead(html: string): number | null {
  const story = /\sdata-read="(\d+)"/.exec(html)?.[1]
  return story === undefined ? null : Number(story)
}

/** Words of four letters and more that stand in the page's headlines and links, each once, in lower case. */
export function findWords(html: string): string[] {
  const texts = [...html.matchAll(/<(?:a|h[1-3])\b[^>]*>([^<]+)</g)].map((match) => unescapeMarkup(match[1] ?? ''))
  return [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-zàèéìòù]{4,}/g) ?? [],
    ),
  ]
}

/** Style sheets, scripts (the main one too, which the script in the page asks for), fonts and pictures of a page, as a phone with AVIF chooses them; no more pictures than are scrolled past. */
export function findParts(html: string, mostPictures: number): PageParts {
  const assets = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].flatMap(([tag]) => {
    const address = /\s(?:href|src|data-main)="(\/(?!\/)[^"]+)"/.exec(tag)?.[1]
    const isLoaded = /^<script|\brel="(?:stylesheet|icon)"|\bas="font"/.test(tag)
    return address !== undefined && isLoaded ? [unescapeMarkup(address)] : []
  })
  const pictures = [...html.matchAll(/<picture\b[^]*?<\/picture>/g)].flatMap(([picture]) => choosePicture(picture))
  return { assets: [...new Set(assets)], pictures: [...new Set(pictures)].slice(0, mostPictures) }
}

/** What a page of a build may ask for while it is open, by the build's own list (`/builds/manifest.json`); none where that is none. */
export function findBuildFiles(manifest: string): string[] {
  try {
    const { files } = JSON.parse(manifest) as { files?: unknown }
    return Array.isArray(files) ? files.filter((file): file is string => /^\/(?!\/)/.test(String(file))) : []
  } catch {
    return []
  }
}

/** The first source that a browser knows, in the size next to a phone's; the `img` itself where there is none. */
function choosePicture(picture: string): string[] {
  const source = /<source\b[^>]*\btype="image\/avif"[^>]*>/.exec(picture)?.[0] ?? ''
  const set = /\bsrcset="([^"]+)"/i.exec(source)?.[1]
  if (set === undefined) {
    const address = /<img\b[^>]*\bsrc="(\/(?!\/)[^"]+)"/.exec(picture)?.[1]
    return address === undefined ? [] : [unescapeMarkup(address)]
  }
  const candidates = set.split(/,\s+/).map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/)
    return { address: unescapeMarkup(address), distance: Math.abs(Number.parseInt(width, 10) - PICTURE_WIDTH) }
  })
  const nearest = candidates.reduce((best, next) => (next.distance < best.distance ? next : best))
  return nearest.address.startsWith('/') ? [nearest.address] : []
}

function unescapeMarkup(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
