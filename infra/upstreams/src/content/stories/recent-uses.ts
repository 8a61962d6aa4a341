import { memoise } from '../memoise.ts'

/** The age of what a list never had. */
export const NEVER = 1_000_000_000

/** Remembers how many entries of a list ago a thing stood in it last. Things are whole numbers from 0. */
export class RecentUses {
  private length = 0
  /** In which entry a thing stood last, by the thing's number; 0 where in none. */
  private last = new Int32Array(0)

  /** 1 for a thing of the last entry, 2 for one of the entry before…; {@link NEVER} for one of none. */
  age(thing: number): number {
    const last = thing < this.last.length ? (this.last[thing] ?? 0) : 0
    return last > 0 ? this.length - last + 1 : NEVER
  }

  /** Lowers to the ages that some things have in this list whichever of `ages` are greater. */
  lower(ages: Int32Array, things: Int32Array): void {
    const { last, length } = this
    for (let place = 0; place < things.length; place += 1) {
      const thing = things[place] ?? 0
      const at = thing < last.length ? (last[thing] ?? 0) : 0
      if (at > 0 && length - at + 1 < (ages[place] ?? 0)) ages[place] = length - at + 1
    }
  }

  /** Gives the list an entry more, of some things. */
  note(things: readonly number[]): void {
    this.length += 1
    for (const thing of things) {
      if (thing >= this.last.length) this.last = grow(this.last, thing + 1)
      this.last[thing] = this.length
    }
  }
}

/** The least age that a thing has in some lists. */
export function leastAge(lists: readonly RecentUses[], thing: number): number {
  let least = NEVER
  for (const list of lists) least = Math.min(least, list.age(thing))
  return least
}

/** The same of each of some things. */
export function leastAges(lists: readonly RecentUses[], things: Int32Array): Int32Array {
  const least = new Int32Array(things.length).fill(NEVER)
  for (const list of lists) list.lower(least, things)
  return least
}

function grow(items: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, items.length * 2))
  larger.set(items)
  return larger
}

/** Numbers things from 0 in the order in which they are first named. */
export function createNumbering(): (name: string) => number {
  let count = 0
  return memoise(() => count++)
}
