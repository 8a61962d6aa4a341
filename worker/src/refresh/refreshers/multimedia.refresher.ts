import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { FolderIndex } from '../../naxos/mapping/folder-index.ts'
import { mapMultimedia, mapMultimediaTeasers } from '../../naxos/mapping/map-multimedia.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { itemsOf, requireShown } from '../sources/conditional-fetch.ts'
import { findNeighbours } from '../sources/find-neighbours.ts'
import { tagMultimediaItems } from '../sources/model-tags.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'
import { refuseOwnLoss } from '../sources/refuse-loss.ts'
import { locateMultimediaList } from './multimedia-list.refresher.ts'

const WATCH_NEXT = 8

/**
 * One video, gallery or recording, and the newest of the folder that it lies in. Neither of the two answers can say that
 * nothing has changed in the other, so both are fetched anew; the time is the item's own.
 */
export function createMultimediaRefresher(naxos: NaxosClient): Refresher<'multimedia'> {
  return async ({ id }, context) => {
    const path = `/multimedia/${id}`
    const folders = await context.folders()
    const result = await naxos.get(path, { signal: context.signal })
    if (result.state !== 'present') return result
    const mapped = mapMultimedia(result.data, { folders, drop: context.drop })
    const item = requireShown(mapped?.id === Number(id) ? mapped : null, result.data, path)
    refuseOwnLoss(
      path,
      context.stored && { ...context.stored, watchNext: [] },
      item,
      context.standing(result.updatedAtMs),
    )
    const find = () => findNext(naxos, item, folders, context)
    const { neighbours, failure } = await findNeighbours(find, context.stored?.watchNext ?? [])
    const body = { ...item, watchNext: [...neighbours] }
    const tags = tagMultimediaItems([body, ...body.watchNext])
    return { state: 'present', body, etag: null, updatedAtMs: result.updatedAtMs, tags, ...failure }
  }
}

/** The newest of the folder; an answer without any says nothing about those that are stored. */
async function findNext(
  naxos: NaxosClient,
  item: MultimediaTeaser,
  folders: FolderIndex,
  { signal, drop, stored }: RefreshContext<'multimedia'>,
): Promise<MultimediaTeaser[]> {
  const folder = folders.find(item.folders.at(-1)?.id ?? 0)
  const path = locateMultimediaList(folder ? { type: 'folder', folder } : { type: 'all' }, 1, WATCH_NEXT + 1)
  const result = await naxos.get(path, { signal })
  const items = result.state === 'present' ? itemsOf(result, path) : []
  if (items.length === 0) return stored?.watchNext ?? []
  const newest = mapMultimediaTeasers(items, { folders, drop })
  return newest.filter(({ id }) => id !== item.id).slice(0, WATCH_NEXT)
}
