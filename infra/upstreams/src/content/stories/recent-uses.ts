/** The age of what a list never had. */
export const NEVER = 1_000_000_000

interface ListUses {
  /** How many entries it has. */
  length: number
  /** In which entry a thing stood last, by the thing's number; 0 where in none. */
  last: Int32Array
}

/** Remembers for each of some lists how many entries ago a thing stood in it last. Things are whole numbers from 0. */
export class RecentUses {
  private readonly lists = new Map<string, ListUses>()

  /** 1 for a thing of the last entry, 2 for one of the entry before…: the least of some lists; {@link NEVER} where none had it. */
  age(lists: readonly string[], thing: number): number {
    let least = NEVER
    for (const name of lists) least = Math.min(least, this.ageIn(name, thing))
    return least
  }

  /** The same of one list. */
  ageIn(name: string, thing: number): number {
    const list = this.lists.get(name)
    const last = list?.last[thing] ?? 0
    return list && last > 0 ? list.length - last + 1 : NEVER
  }

  /** Gives each of some lists an entry more, of some things. */
  note(lists: readonly string[], things: readonly number[]): void {
    for (const name of lists) {
      const list = this.lists.get(name) ?? { length: 0, last: new Int32Array(0) }
      this.lists.set(name, list)
      list.length += 1
      for (const thing of things) {
        if (thing >= list.last.length) list.last = grow(list.last, thing + 1)
        list.last[thing] = list.length
      }
    }
  }
}

function grow(items: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, items.length * 2))
  larger.set(items)
  return larger
}

/** Numbers things from 0 in the order in which they are first named. */
export function createNumbering(): (name: string) => number {
  const numbers = new Map<string, number>()
  return (name) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
}
