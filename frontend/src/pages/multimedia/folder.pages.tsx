import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { FolderPage } from './FolderPage.tsx'
import { describeMediaList } from './describe-multimedia.ts'
import { openingPictureOf } from './lay-media.ts'
import { loadMediaList } from './load-media.ts'
import { addressOfList, nameOfList } from './media-subject.ts'

/** `/multimedia/folder/{slug}`. */
export const FOLDER_PAGE = definePage<'folder', MultimediaList>({
  cache: 'list',
  load: ({ slug, page }, context) => loadMediaList({ type: 'folder', slug, page }, context),
  describe: describeFolder,
  View: FolderPage,
})

/** `/tag/{slug}/multimedia`. */
export const TAG_MULTIMEDIA_PAGE = definePage<'tagMultimedia', MultimediaList>({
  cache: 'list',
  load: ({ slug, page }, context) => loadMediaList({ type: 'tag', slug, page }, context),
  describe: describeFolder,
  View: FolderPage,
})

function describeFolder(list: MultimediaList, { origin, grammar }: SiteSettings): PageHead {
  const { subject, page, items } = list
  const name = nameOfList(subject)
  const path = addressOfList(grammar, subject, page)
  const own = subject.type === 'folder' ? subject.folder.description : null
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours(list, (number) => origin + addressOfList(grammar, subject, number)),
    title: titlePage(name, page),
    description: `${own ?? `${name} da Piacenza e provincia su Libertà.`}${page > 1 ? ` Pagina ${page}.` : ''}`,
    canonical: origin + path,
    structure: [
      describeMediaList({ name, url: origin + path }, items, { origin, grammar }),
      describeBreadcrumbs([...stepsAbove(grammar, subject), { name, href: path }], origin),
    ],
    opening: page === 1 ? openingPictureOf(items) : null,
  }
}

function stepsAbove(grammar: AddressGrammar, subject: MultimediaList['subject']): Breadcrumb[] {
  if (subject.type !== 'tag') return []
  const { slug, name } = subject.tag
  return [{ name, href: grammar.build({ type: 'tag', slug, page: 1 }) }]
}
