import { EVENT_CATEGORIES, PODCASTS, SURVEYS } from '../../content/catalogue/small-tables.ts'
import { FOLDERS } from '../../content/catalogue/folders.ts'
import { PROGRAMMES } from '../../content/catalogue/programmes.ts'
import { SECTIONS } from '../../content/catalogue/sections.ts'
import type { Newsroom } from '../newsroom.ts'
import type { Switches } from '../../faults/switches.schema.ts'
import { Mess } from './mess.ts'
import type { SluggedRows } from './mess.ts'

/** What holds for calls of one kind now. */
export interface MessNow {
  /** Null where answers are what they are. */
  mess: Mess | null
  /** Milliseconds since the epoch: when answers of this kind last came to be others by an order; 0 for never. */
  since: number
  /** Tells one order from another, for entity tags. */
  mark: string
}

/** Keeps the orders of mess as the switches stand. An order is a change of everything that it spoils, at that time. */
export class MessDesk {
  private readonly rows: SluggedRows
  private readonly switchesOf: (kind: string) => Switches
  private readonly now: () => number
  private readonly byKind = new Map<string, MessNow>()
  private readonly byMark = new Map<string, Mess>()

  constructor(rows: SluggedRows, switchesOf: (kind: string) => Switches, now: () => number) {
    this.rows = rows
    this.switchesOf = switchesOf
    this.now = now
  }

  /** What holds for one kind of call. */
  of(kind: string): MessNow {
    const { mess: share, messKind: kinds, messSeed: seed } = this.switchesOf(kind)
    const mark = share === 0 ? '' : `${share} ${seed} ${kinds}`
    const known = this.byKind.get(kind) ?? { mess: null, since: 0, mark: '' }
    if (known.mark === mark) return known
    const changed = { mess: mark === '' ? null : this.find(mark, { share, seed, kinds }), since: this.now(), mark }
    this.byKind.set(kind, changed)
    return changed
  }

  private find(mark: string, order: { share: number; seed: number; kinds: string }): Mess {
    const known = this.byMark.get(mark)
    if (known) return known
    const mess = new Mess(order, this.rows)
    // Few orders are given between two starts; the last one is all that matters.
    this.byMark.clear()
    this.byMark.set(mark, mess)
    return mess
  }
}

/** Everything that calls or addresses name by its slug. */
export function listSlugged({ desk }: Newsroom): SluggedRows {
  return {
    section: SECTIONS,
    tag: desk.tags,
    journalist: desk.journalists,
    folder: FOLDERS,
    event_category: EVENT_CATEGORIES,
    podcast: PODCASTS,
    programme: PROGRAMMES,
    survey: SURVEYS,
  }
}
