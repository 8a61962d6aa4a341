import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { PicturePlaceName } from '../pictures/picture-place.table.ts'
import type { FeedLink } from './describe-feeds.ts'
import type { SharePicture } from './describe-picture.ts'
import type { ShareWords } from './share-words.ts'
import type { StructuredData } from './structured-data.ts'

/** What a page says of itself in its head. */
export interface PageHead {
  title: string
  description: string
  /** Absolute; null for a page that should not be found. */
  canonical: string | null
  /** False keeps a page that has an address of its own out of search engines. */
  indexed: boolean
  type: 'website' | 'article'
  /** What stands for the page where it is shared. */
  image: SharePicture | null
  /** What is drawn in its place where there is none, null for nothing; a page that may be found has its title drawn unless it says otherwise. */
  drawn?: ShareWords | null
  /** What else may be drawn at the page's address: the pictures that the component gallery shows. */
  samples?: readonly ShareWords[]
  /** When an article came out, and when it was changed last. */
  published: string | null
  modified: string | null
  /** Absolute addresses of the pages beside it, in a list. */
  previous: string | null
  next: string | null
  structure: StructuredData[]
  /** What the page can be subscribed to as; nothing for most. */
  feeds?: readonly FeedLink[]
  /** The picture that the page opens with, and where it stands. */
  opening: { picture: Picture; place: PicturePlaceName } | null
  /** Whether the page holds long text, for which a third face is loaded at once. */
  reading: boolean
}

const NAME = 'Libertà'

/** What the site is about, where a page has nothing of its own to say. */
export const SITE_DESCRIPTION =
  'Le notizie di oggi da Piacenza e dalla sua provincia: cronaca, politica, economia, sport, cultura, valli, necrologie.'

/** What most pages are: no article, alone, without a picture. */
export const ORDINARY_HEAD = {
  indexed: true,
  type: 'website',
  previous: null,
  next: null,
  published: null,
  modified: null,
  image: null,
  reading: false,
  opening: null,
  structure: [],
} as const satisfies Partial<PageHead>

/** `Cronaca` → `Cronaca · Libertà`; with the page's number from the second page of a list on. */
export function titlePage(name: string, page = 1): string {
  return `${name}${page > 1 ? `, pagina ${page}` : ''} · ${NAME}`
}

/** What a page is called where the paper is named beside it: its title without the paper's name. */
export function nameOfPage({ title }: Pick<PageHead, 'title'>): string {
  return title.replace(/ · Libertà$/, '')
}

/** The addresses of the pages beside page `page` of a list. */
export function describeNeighbours(
  { page, pages }: { page: number; pages: number },
  addressOf: (page: number) => string,
): Pick<PageHead, 'previous' | 'next'> {
  return { previous: page > 1 ? addressOf(page - 1) : null, next: page < pages ? addressOf(page + 1) : null }
}

/** The head of a page that is for one reader alone, or for one moment: it is not to be found. */
export function describePassing(name: string, description: string): PageHead {
  return { ...ORDINARY_HEAD, structure: [], title: titlePage(name), description, canonical: null, indexed: false }
}

/** The head of an error page: it has no address of its own and is not to be found. */
export function describeProblem(status: number): PageHead {
  return describePassing(`Errore ${status}`, SITE_DESCRIPTION)
}
