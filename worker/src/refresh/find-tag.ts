import type { Tag } from '@liberta/contracts/stories/tag.schema'
import { mapTag } from '../naxos/mapping/map-people.ts'
import type { NaxosClient } from '../naxos/naxos-client.ts'
import { NaxosError } from '../naxos/naxos-error.ts'

/** The tag that a list is about; `fingerprint` changes with what the list takes from it. Null where there is none. */
export async function findTag(
  naxos: NaxosClient,
  slug: string,
  signal: AbortSignal,
): Promise<{ tag: Tag; fingerprint: string } | null> {
  const path = `/tag/${encodeURIComponent(slug)}`
  const result = await naxos.get(path, { signal })
  if (result.state !== 'present') return null
  const tag = mapTag(result.data)
  if (!tag) throw new NaxosError('malformed', `${path}: data is no tag`)
  return { tag, fingerprint: result.etag ?? String(result.updatedAtMs) }
}
