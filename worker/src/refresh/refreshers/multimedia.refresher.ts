import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { FolderIndex } from '../../naxos/mapping/folder-index.ts'
import { mapMultimedia, mapMultimediaTeasers } from '../../naxos/mapping/map-multimedia.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { itemsOf } from '../conditional-fetch.ts'
import { tagMultimediaItems } from '../model-tags.ts'
import type { RefreshContext, Refresher } from '../refresher.ts'
import { locateMultimediaList } from './multimedia-list.refresher.ts'

const WATCH_NEXT = 8

/**
 * One video, gallery or recording, and the newest of the folder that it lies in. Neither of the two answers can say that
 * nothing has changed in the other, so both are fetched anew and the model has no time of its own.
 */
export function createMultimediaRefresher(naxos: NaxosClient): Refresher<'multimedia'> {
  return async ({ id }, context) => {
    const path = `/multimedia/${id}`
    const folders = await context.folders()
    const result = await naxos.get(path, { signal: context.signal })
    if (result.state !== 'present') return result
    const item = mapMultimedia(result.data, { folders, drop: context.drop })
    if (!item || item.id !== Number(id)) throw new NaxosError('malformed', `${path}: data is not this item`)
    const body = { ...item, watchNext: await findNext(naxos, item, folders, context) }
    const tags = tagMultimediaItems([body, ...body.watchNext])
    return { state: 'present', body, etag: null, updatedAtMs: null, tags }
  }
}

async function findNext(
  naxos: NaxosClient,
  item: MultimediaTeaser,
  folders: FolderIndex,
  { signal, drop }: RefreshContext,
): Promise<MultimediaTeaser[]> {
  const folder = folders.find(item.folders.at(-1)?.id ?? 0)
  const path = locateMultimediaList(folder ? { type: 'folder', folder } : { type: 'all' }, 1, WATCH_NEXT + 1)
  const result = await naxos.get(path, { signal })
  if (result.state !== 'present') return []
  const newest = mapMultimediaTeasers(itemsOf(result, path), { folders, drop })
  return newest.filter(({ id }) => id !== item.id).slice(0, WATCH_NEXT)
}
