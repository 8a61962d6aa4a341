/**
 * A small seeded generator for made-up content. The same numbers always give the same sequence, on every machine, so a
 * story, a picture or an event can be computed from its index alone and nothing has to be stored.
 */
export interface Random {
  /** A float in [0, 1). */
  next(): number
  /** A whole number in [min, max], both ends included. */
  int(min: number, max: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** One item, each equally likely. Throws a RangeError when the list is empty. */
  pick<T>(items: readonly T[]): T
  /** `count` different items in random order; all of them, shuffled, when the list is shorter. */
  sample<T>(items: readonly T[], count: number): T[]
}

/** Murmur3's finaliser: spreads one changed bit of the input over all 32 bits of the output. */
function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * A generator for one stream of numbers, e.g. `createRandom(seed, storyIndex, 2)`. Streams that differ in any number, or
 * in the order of the numbers, are unrelated. Numbers are read as integers; those above 32 bits keep their high part too.
 * The state is one 32-bit word advanced by a Weyl step and mixed (the splitmix construction).
 */
export function createRandom(seed: number, ...stream: number[]): Random {
  let state = 0x9e3779b9
  for (const part of [seed, ...stream]) {
    const high = Math.floor(part / 0x1_0000_0000)
    state = mix(mix(state ^ (part | 0)) + Math.imul(high + 1, 0x27d4eb2f))
  }
  return new SeededRandom(state)
}

/** A class, as a story takes a dozen generators: five functions of its own each would be made for a few numbers. */
class SeededRandom implements Random {
  private state: number

  constructor(state: number) {
    this.state = state
  }

  next(): number {
    this.state = (this.state + 0x9e3779b9) | 0
    return mix(mix(this.state) ^ 0x5bd1e995) / 0x1_0000_0000
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('cannot pick from an empty list')
    return items[Math.floor(this.next() * items.length)] as T
  }

  sample<T>(items: readonly T[], count: number): T[] {
    const pool = [...items]
    const wanted = Math.min(count, pool.length)
    for (let i = 0; i < wanted; i += 1) {
      const j = this.int(i, pool.length - 1)
      ;[pool[i], pool[j]] = [pool[j] as T, pool[i] as T]
    }
    return pool.slice(0, wanted)
  }
}

/** FNV-1a over UTF-16 units: a 32-bit number that names a random stream after a word. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
