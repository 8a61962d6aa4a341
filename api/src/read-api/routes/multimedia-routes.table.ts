import { buildMultimediaListId } from '@liberta/contracts/read-models/list-id'
import type { MultimediaListKey } from '@liberta/contracts/read-models/list-id'
import { defineIdRoute, defineListRoute, defineWholeRoute } from '../read-route.ts'
import type { Located, ReadRoute } from '../read-route.ts'
import { multimediaListQuerySchema } from './multimedia-list-query.schema.ts'
import type { MultimediaListQuery } from './multimedia-list-query.schema.ts'

/** Folders, what lies in them, and the programmes of the television. */
export const MULTIMEDIA_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listFolders',
    path: '/api/naxos/folder/list',
    summary: 'All multimedia folders',
    model: 'folders',
  }),
  defineListRoute({
    operation: 'listMultimedia',
    path: '/api/naxos/multimedia/list',
    summary: 'One page of the videos, galleries and recordings of a folder, of a tag, or of all, newest first',
    model: 'multimediaList',
    queryParameters: multimediaListQuerySchema,
    refer: locateMultimediaList,
  }),
  defineIdRoute({
    operation: 'readMultimedia',
    path: '/api/naxos/multimedia/{id}',
    summary: 'One video, gallery or recording, as its page shows it',
    model: 'multimedia',
  }),
  defineWholeRoute({
    operation: 'listProgrammes',
    path: '/api/naxos/programme/list',
    summary: 'The programmes of the television with their last editions',
    model: 'programmes',
  }),
]

function locateMultimediaList({ folder, tag, page }: MultimediaListQuery): Located {
  if (folder !== undefined) return referTo({ type: 'folder', slug: folder, page })
  return referTo(tag === undefined ? { type: 'all', page } : { type: 'tag', slug: tag, page })
}

function referTo(key: MultimediaListKey): Located {
  return { model: 'multimediaList', id: buildMultimediaListId(key) }
}
