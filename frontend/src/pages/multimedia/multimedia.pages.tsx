import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { redirect } from 'react-router'
import { expectPresent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { describeMultimedia } from './describe-multimedia.ts'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import { MultimediaPage } from './MultimediaPage.tsx'

type MultimediaAddress = AddressOf<'multimedia' | 'multimediaByTag'>

const common = {
  cache: 'detail',
  load: loadMultimedia,
  describe: describeMultimedia,
  View: MultimediaPage,
} as const

/** `/multimedia/detail/{slug}` and `/multimedia/detail/{folder}/{slug}`. */
export const MULTIMEDIA_PAGE = definePage<'multimedia', Multimedia>(common)

/** `/multimedia/detail/tag/{tag}/{slug}`. */
export const MULTIMEDIA_BY_TAG_PAGE = definePage<'multimediaByTag', Multimedia>(common)

/** Throws a redirect (301, to the canonical address) for a wrong slug, or a folder or tag not its own. */
async function loadMultimedia(
  address: MultimediaAddress,
  { source, path, settings }: LoadContext,
): Promise<Loaded<Multimedia>> {
  const { body: item, tags } = expectPresent(await source.read('multimedia', { id: address.id }), path)
  if (!belongsAt(item, address)) throw redirect(buildMultimediaAddress(settings.grammar, item), 301)
  return { content: item, tags: [nameReadModel({ model: 'multimedia', id: String(item.id) }), ...tags] }
}

function belongsAt({ slug, folders, tags }: Multimedia, address: MultimediaAddress): boolean {
  if (address.slug !== slug) return false
  if (address.type === 'multimediaByTag') return tags.some((tag) => tag.slug === address.tagSlug)
  return address.folderSlug === null || folders.some((folder) => folder.slug === address.folderSlug)
}
