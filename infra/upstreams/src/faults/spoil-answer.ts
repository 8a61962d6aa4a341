import { createRandom, type Random } from '../content/random.ts'

/** A source of chance for faults; a test gives its own. */
export type Chance = Pick<Random, 'next' | 'int' | 'chance' | 'pick'>

/** Chance that differs from start to start, since faults are no content. */
export function createChance(): Chance {
  return createRandom(Date.now())
}

/** What comes in place of an answer although the status says 200, by what it is. */
export const MALFORMATIONS: Readonly<Record<string, (body: string) => string>> = {
  'half of it': (body) => body.slice(0, Math.floor(body.length / 2)),
  'a page of HTML': () => '<html><body><h1>502 Bad Gateway</h1></body></html>',
  'a text for its data': () => '{"data":"x","updated_at":12}',
  'a list of rubbish': () => '{"data":[null,{"id":"uno"},42]}',
  nothing: () => '',
}

/** Something that is not the answer, although the status says 200. */
export function malform(body: string, chance: Chance): string {
  return chance.pick(Object.values(MALFORMATIONS))(body)
}

/** The same JSON with about half of the fields below `data` missing or null, at every depth. */
export function emptyHalf(body: string, chance: Chance): string {
  const answer: unknown = JSON.parse(body)
  if (!isObject(answer)) return body
  return JSON.stringify({ ...answer, data: thin(answer['data'], chance) })
}

function thin(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) return value.map((item) => thin(item, chance))
  if (!isObject(value)) return value
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    const fate = chance.next()
    if (fate < 0.25) kept[name] = null
    else if (fate < 0.75) kept[name] = thin(inner, chance)
  }
  return kept
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
