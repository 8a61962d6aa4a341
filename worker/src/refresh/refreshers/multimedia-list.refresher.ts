import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { MULTIMEDIA_PER_PAGE } from '@liberta/contracts/multimedia/multimedia.schema'
import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import { parseMultimediaListId } from '@liberta/contracts/read-models/list-id'
import type { MultimediaListKey } from '@liberta/contracts/read-models/list-id'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { FolderIndex } from '../../naxos/mapping/folder-index.ts'
import { mapMultimediaTeasers } from '../../naxos/mapping/map-multimedia.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseAbsence, refuseIfAllBad } from '../sources/conditional-fetch.ts'
import { findTag } from '../sources/find-tag.ts'
import { tagMultimediaItems } from '../sources/model-tags.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../sources/page-of-list.ts'
import type { Refresher } from '../sources/refresher.ts'

type Subject = MultimediaList['subject']

interface KnownSubject {
  subject: Subject
  fingerprint: string | null
}

/** One page of a list of multimedia items: all of them, those of a folder, those of a tag. */
export function createMultimediaListRefresher(naxos: NaxosClient): Refresher<'multimediaList'> {
  return async ({ id }, context) => {
    const key = parseMultimediaListId(id)
    if (!key || key.page > LAST_PAGE) return { state: 'missing' }
    const folders = await context.folders()
    const known = await findSubject(naxos, key, folders, context.signal)
    if (!known) return { state: 'missing' }
    const path = locateMultimediaList(known.subject, key.page, MULTIMEDIA_PER_PAGE)
    const result = await fetchConditionally(naxos, path, context, [folders.fingerprint, known.fingerprint])
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const held = context.stored && { count: context.stored.items.length, total: context.stored.total }
    const standing = context.standing(result.updatedAtMs)
    const answered = itemsOfPage(result, { path, page: key.page, perPage: MULTIMEDIA_PER_PAGE }, held, standing)
    if (!answered) return { state: 'missing' }
    const items = mapMultimediaTeasers(answered, { folders, drop: context.drop })
    refuseIfAllBad(answered, items, path, held?.count ?? 0, standing)
    const body = { subject: known.subject, ...countPages(result, key.page, MULTIMEDIA_PER_PAGE, items.length), items }
    const { etag, updatedAtMs } = result
    const tags = [tagOf.everyMultimediaList(), ...tagMultimediaItems(body.items)]
    return { state: 'present', body, etag, updatedAtMs, tags }
  }
}

/** The call for one page of a list. */
export function locateMultimediaList(subject: Subject, page: number, perPage: number): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(perPage) })
  if (subject.type === 'folder') query.set('folder', String(subject.folder.id))
  if (subject.type === 'tag') query.set('tag', cmsSlugOf(subject.tag.slug))
  return `/multimedia/list?${query.toString()}`
}

async function findSubject(
  naxos: NaxosClient,
  key: MultimediaListKey,
  folders: FolderIndex,
  signal: AbortSignal,
): Promise<KnownSubject | null> {
  if (key.type === 'all') return { subject: { type: 'all' }, fingerprint: null }
  if (key.type === 'folder') {
    const folder = folders.findBySlug(key.slug)
    return folder && { subject: { type: 'folder', folder }, fingerprint: null }
  }
  const found = await findTag(naxos, key.slug, signal)
  return found && { subject: { type: 'tag', tag: found.tag }, fingerprint: found.fingerprint }
}
