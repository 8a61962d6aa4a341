import type { Mess } from '../mess/mess.ts'
import type { ThingType } from '../mess/thing.table.ts'

type Given = Readonly<Record<string, unknown>>

/** Whose slug a call names in its path, and in its query. */
const IN_PATH: Readonly<Record<string, ThingType>> = {
  tag: 'tag',
  journalist: 'journalist',
  podcast: 'podcast',
  programme: 'programme',
  survey: 'survey',
}
const IN_QUERY: Readonly<Record<string, ThingType>> = {
  tag: 'tag',
  journalist: 'journalist',
  tags: 'tag',
  sections: 'section',
  categories: 'event_category',
}

/**
 * The parameters of a call with the slugs of our own tables in them, where answers tell other ones; null where a slug is none
 * that any answer tells.
 */
export function readRequestedSlugs(
  kind: string,
  params: Given,
  query: Given,
  mess: Mess | null,
): { params: Given; query: Given } | null {
  if (!mess) return { params, query }
  const inPath = Object.hasOwn(IN_PATH, kind) ? IN_PATH[kind] : undefined
  const read = { params: { ...params }, query: { ...query } }
  if (inPath) {
    const slug = mess.readSlug(inPath, String(params['slug']))
    if (slug === null) return null
    read.params['slug'] = slug
  }
  for (const [name, type] of Object.entries(IN_QUERY)) {
    const value = query[name]
    if (typeof value !== 'string') continue
    const slugs = value.split(',').map((each) => mess.readSlug(type, each) ?? (isId(each) ? each : null))
    if (slugs.includes(null)) return null
    read.query[name] = slugs.join(',')
  }
  return read
}

/** Filters of a search take ids as well. */
function isId(value: string): boolean {
  return /^[1-9]\d*$/.test(value)
}
