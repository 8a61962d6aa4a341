import type { MultimediaList, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { buildMultimediaListId } from '@liberta/contracts/read-models/list-id'
import type { MultimediaListKey } from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { loadBanners } from '../../page-definition/load-banners.ts'
import { expectPresent, takeIfPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'

const EVERYTHING: MultimediaListKey = { type: 'all', page: 1 }

/** The tag of the read model that holds a list. */
function nameMediaList(key: MultimediaListKey): string {
  return nameReadModel({ model: 'multimediaList', id: buildMultimediaListId(key) })
}

/**
 * One page of a list of multimedia items; 404 past its last page, and where the CMS knows of no such list.
 *
 * @param none what the first page shows where the CMS knows of no such list and the page is there all the same
 */
export async function loadMediaList(
  key: MultimediaListKey,
  context: LoadContext,
  none?: MultimediaList,
): Promise<Loaded<MultimediaList>> {
  const { source, path } = context
  const answer = await source.read('multimediaList', key)
  if (answer.state === 'missing' && none !== undefined && key.page === 1) {
    return { content: none, tags: [nameMediaList(key)] }
  }
  const { body, tags } = expectPresent(answer, path)
  if (key.page > body.pages) throwNoContent(path)
  const own = body.subject.type === 'folder' ? body.subject.folder.id : null
  const { banners, tags: bannerTags } = await loadBanners('folder', own, context)
  return { content: body, banners, tags: [nameMediaList(key), ...tags, ...bannerTags] }
}

type Fits = (item: MultimediaTeaser) => boolean

/**
 * The newest items of a folder that fit; where the folder has none, or there is no such folder, those among everything new
 * that fit the second test. Throws where neither list can be had.
 */
export async function loadNewest(
  folder: string,
  { inFolder, elsewhere = inFolder }: { inFolder: Fits; elsewhere?: Fits },
  { source, path }: LoadContext,
): Promise<Loaded<readonly MultimediaTeaser[]>> {
  const own: MultimediaListKey = { type: 'folder', slug: folder, page: 1 }
  const filed = takeIfPresent(await source.read('multimediaList', own))
  const items = filed.body?.items.filter(inFolder) ?? []
  if (items.length > 0) return { content: items, tags: [nameMediaList(own), ...filed.tags] }
  const { body, tags } = expectPresent(await source.read('multimediaList', EVERYTHING), path)
  return { content: body.items.filter(elsewhere), tags: [nameMediaList(own), nameMediaList(EVERYTHING), ...tags] }
}
