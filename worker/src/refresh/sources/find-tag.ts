import type { Tag } from '@liberta/contracts/stories/tag.schema'
import { locateBySlug } from '../../naxos/locate-by-slug.ts'
import { mapTag } from '../../naxos/mapping/map-people.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { requireShown } from './conditional-fetch.ts'

/** The tag that a list is about; `fingerprint` changes with what the list takes from it. Null where there is none. */
export async function findTag(
  naxos: NaxosClient,
  slug: string,
  signal: AbortSignal,
): Promise<{ tag: Tag; fingerprint: string } | null> {
  const path = locateBySlug('tag', slug)
  const result = await naxos.get(path, { signal })
  if (result.state !== 'present') return null
  const tag = requireShown(mapTag(result.data), result.data, path)
  return { tag, fingerprint: result.etag ?? String(result.updatedAtMs) }
}
