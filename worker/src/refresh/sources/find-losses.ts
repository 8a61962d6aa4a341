type Fields = Readonly<Record<string, unknown>>

/**
 * The fields that held something in `stored` and hold nothing in `body`, as `stories.7242.picture`: a list, a text or an
 * object that is gone, a yes that became a no. A number that became 0 is still a number. Items of lists are compared where both have them, by
 * what they are known by; one that is no longer there is no loss, for lists move.
 */
export function findLosses(stored: unknown, body: unknown, path = ''): string[] {
  if (isEmpty(stored)) return []
  if (isEmpty(body)) return [path]
  const [before, after] = [partsOf(stored), partsOf(body)]
  const losses: string[] = []
  for (const [name, part] of before) {
    if (after.has(name) || !Array.isArray(stored)) {
      losses.push(...findLosses(part, after.get(name), path === '' ? name : `${path}.${name}`))
    }
  }
  return losses
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || value === false
}

/** What a value consists of, by name; nothing where it is a word or a number. */
function partsOf(value: unknown): Map<string, unknown> {
  if (Array.isArray(value)) return new Map(value.flatMap((item) => nameItem(item)))
  return new Map(isFields(value) ? Object.entries(value) : [])
}

/** Items that are known by nothing, as the paragraphs of a text, are not compared. */
function nameItem(item: unknown): [string, unknown][] {
  if (!isFields(item)) return []
  const { id, slug, name, type, section } = item
  const known = id || slug || name
  if (typeof known === 'number' || typeof known === 'string') return [[String(known), item]]
  // A block of a front is known by its type and, if there are several, by its section.
  if (typeof type !== 'string') return []
  return [[isFields(section) ? `${type}-${String(section['id'])}` : type, item]]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
