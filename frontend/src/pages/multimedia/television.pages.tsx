import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Programme } from '@liberta/contracts/multimedia/programme.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describePage } from '../../page-definition/head/describe-page.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { takeIfPresent, takeList } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeMediaList } from './describe-multimedia.ts'
import { loadMediaList } from './load-media.ts'
import {
  buildFixedAddress,
  buildFolderAddress,
  TELEVISION,
} from '../../page-definition/addresses/multimedia-address.ts'
import { ProgrammesPage } from './ProgrammesPage.tsx'
import { TelevisionPage } from './TelevisionPage.tsx'
import type { TelevisionContent } from './TelevisionPage.tsx'

const PROGRAMMES_MODEL = nameReadModel({ model: 'programmes', id: 'all' })

/** Of a CMS that calls its folder otherwise: every header leads to the page, and the programmes are there. */
const NO_CLIPS: MultimediaList = { subject: { type: 'all' }, page: 1, pages: 1, total: 0, items: [] }

/** `/multimedia/folder/teleliberta`; a page without programmes is still a page. */
export const TELEVISION_PAGE = definePage<'fixed', TelevisionContent>({
  cache: 'list',
  load: async ({ page }, context) => {
    const [list, answer] = await Promise.all([
      loadMediaList({ type: 'folder', slug: TELEVISION.folder, page }, context, NO_CLIPS),
      context.source.read('programmes'),
    ])
    const programmes = takeIfPresent(answer)
    return {
      content: { list: list.content, programmes: programmes.body ?? [] },
      banners: list.banners ?? null,
      tags: [...list.tags, PROGRAMMES_MODEL, ...programmes.tags],
    }
  },
  describe: describeTelevision,
  View: TelevisionPage,
})

/** `/multimedia/folder/teleliberta/programs`; the hours of the news and the search stand without the list. */
export const PROGRAMMES_PAGE = definePage<'fixed', readonly Programme[] | null>({
  cache: 'list',
  load: async (_address, { source }) => {
    const { body, tags } = takeList(await source.read('programmes'), [])
    return { content: body, tags: [PROGRAMMES_MODEL, ...tags] }
  },
  describe: describeProgrammes,
  View: ProgrammesPage,
})

function describeTelevision({ list }: TelevisionContent, { origin, grammar }: SiteSettings): PageHead {
  const addressOf = (page: number) => origin + buildFolderAddress(grammar, TELEVISION.folder, page)
  const name = `${TELEVISION.name}, canale ${TELEVISION.channel}`
  const page = list.page > 1 ? ` Pagina ${list.page}.` : ''
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours(list, addressOf),
    title: titlePage(name, list.page),
    description: `Il telegiornale di Piacenza alle ${TELEVISION.newsHours.join(' e alle ')}, i programmi e i video di Telelibertà da rivedere.${page}`,
    canonical: addressOf(list.page),
    structure: [
      describeMediaList({ name, url: addressOf(list.page) }, list.items, { origin, grammar }),
      describeBreadcrumbs(
        [{ name: TELEVISION.name, href: buildFolderAddress(grammar, TELEVISION.folder, list.page) }],
        origin,
      ),
    ],
  }
}

function describeProgrammes(programmes: readonly Programme[] | null, { origin, grammar }: SiteSettings): PageHead {
  const names = (programmes ?? []).slice(0, 4).map(({ title }) => title)
  const steps = [
    { name: TELEVISION.name, href: buildFolderAddress(grammar, TELEVISION.folder) },
    { name: 'I programmi', href: buildFixedAddress(grammar, 'telelibertaPrograms') },
  ]
  return {
    ...ORDINARY_HEAD,
    title: titlePage('I programmi di Telelibertà'),
    description: `Orari e ultime puntate dei programmi di Telelibertà${names.length > 0 ? `: ${names.join(', ')} e gli altri` : ''}.`,
    canonical: origin + buildFixedAddress(grammar, 'telelibertaPrograms'),
    structure: [
      describePage({
        name: 'I programmi di Telelibertà',
        url: origin + buildFixedAddress(grammar, 'telelibertaPrograms'),
      }),
      describeBreadcrumbs(steps, origin),
    ],
  }
}
