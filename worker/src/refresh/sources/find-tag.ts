import type { Tag } from '@liberta/contracts/stories/story.schema'
import { mapTag } from '../../naxos/mapping/map-people.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { requireShown } from './conditional-fetch.ts'
import { cmsSlugOf } from '@liberta/contracts/text/slug'

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

/** The call for one thing of the CMS that has no number: by its slug as addresses spell it, written as the CMS knows it. */
export function locateBySlug(kind: 'page' | 'tag' | 'journalist', slug: string): string {
  return `/${kind}/${encodeURIComponent(cmsSlugOf(slug))}`
}
