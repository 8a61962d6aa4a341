import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { SiteSettings } from '../layout/site-facts.ts'
import { nameOfSubject } from '../lists/name-of-subject.ts'
import type { PicturePlaceName } from '../pictures/picture-place.table.ts'
import { buildListPageAddress, canonicalOf } from '../routing/load-page.ts'
import type { PageContent } from '../routing/page-content.ts'
import { describeStructure } from './structured-data.ts'
import type { StructuredData } from './structured-data.ts'

/** What a page says of itself in its head. */
export interface PageHead {
  title: string
  description: string
  /** Absolute; null for a page that should not be found. */
  canonical: string | null
  type: 'website' | 'article'
  image: string | null
  published: string | null
  previous: string | null
  next: string | null
  structure: StructuredData[]
  /** The picture that the page opens with, and where it stands. */
  opening: { picture: Picture; place: PicturePlaceName } | null
  reading: boolean
}

const NAME = 'Libertà'
const HOME_TITLE = 'Libertà, il quotidiano di Piacenza: notizie dalla città e dalla provincia'
const HOME_DESCRIPTION =
  'Le notizie di oggi da Piacenza e dalla sua provincia: cronaca, politica, economia, sport, cultura, valli, necrologie.'

const ORDINARY = { previous: null, next: null, published: null, image: null, reading: false, opening: null } as const

/** The head of a page that was found. */
export function describePage(content: PageContent, settings: SiteSettings): PageHead {
  const canonical = settings.origin + canonicalOf(content)
  const structure = describeStructure(content, settings)
  if (content.kind === 'home') {
    const lead = content.front.blocks.find((block) => block.type === 'opening')?.stories[0]?.picture ?? null
    const opening = lead && ({ picture: lead, place: 'lead' } as const)
    return {
      ...ORDINARY,
      title: HOME_TITLE,
      description: HOME_DESCRIPTION,
      canonical,
      type: 'website',
      structure,
      opening,
    }
  }
  if (content.kind === 'story') return { ...describeStory(content, settings), canonical, structure }
  return { ...describeList(content, settings), canonical, structure }
}

/** The head of an error page: it has no address of its own and is not to be found. */
export function describeProblem(status: number): PageHead {
  return {
    ...ORDINARY,
    title: `Errore ${status} · ${NAME}`,
    description: HOME_DESCRIPTION,
    canonical: null,
    type: 'website',
    structure: [],
  }
}

type HeadWords = Omit<PageHead, 'canonical' | 'structure'>

function describeStory({ story }: Extract<PageContent, { kind: 'story' }>, { origin }: SiteSettings): HeadWords {
  return {
    ...ORDINARY,
    title: `${story.title} · ${NAME}`,
    description: story.standfirst ?? `${story.title}. ${story.section.name}, su ${NAME}.`,
    type: 'article',
    image: story.picture && origin + socialImage(story.picture),
    published: story.publishedAt,
    opening: story.picture && { picture: story.picture, place: 'story' },
    reading: true,
  }
}

function describeList({ list }: Extract<PageContent, { list: unknown }>, { origin }: SiteSettings): HeadWords {
  const name = nameOfSubject(list.subject)
  const page = list.page > 1 ? `, pagina ${list.page}` : ''
  const address = (number: number) => origin + buildListPageAddress(list, number)
  const first = list.page === 1 && list.subject.type === 'section' ? (list.stories[0]?.picture ?? null) : null
  return {
    ...ORDINARY,
    title: `${name}${page} · ${NAME}`,
    description: `${name}: le notizie da Piacenza e provincia su ${NAME}${page}.`,
    type: 'website',
    previous: list.page > 1 ? address(list.page - 1) : null,
    next: list.page < list.pages ? address(list.page + 1) : null,
    opening: first && { picture: first, place: 'six' },
  }
}

function socialImage({ id }: Picture): string {
  return buildPictureAddress({ id, ratio: '16x9', width: 1200, format: 'jpg' })
}
