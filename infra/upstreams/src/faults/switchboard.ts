import { ALL_WELL, type SwitchChange, type Switches } from './switches.schema.ts'

/** The switches as they stand: for all calls, and where a kind of call has its own. Not kept over a restart. */
export class Switchboard {
  private all: Switches = ALL_WELL
  private readonly byKind = new Map<string, Partial<Switches>>()

  /** Sets the switches that are named, of one kind of call or of all; the others stay. */
  change({ kind, reset, ...switches }: SwitchChange): void {
    if (reset) {
      this.all = ALL_WELL
      this.byKind.clear()
    }
    if (kind === undefined) this.all = { ...this.all, ...switches }
    else this.byKind.set(kind, { ...this.byKind.get(kind), ...switches })
  }

  /** What holds for one kind of call: its own switches, else the common ones. */
  of(kind: string): Switches {
    return { ...this.all, ...this.byKind.get(kind) }
  }

  /** The switches as they stand: those of all kinds of call, and what single kinds have of their own. */
  describe(): { all: Switches; kinds: Record<string, Partial<Switches>> } {
    return { all: this.all, kinds: Object.fromEntries(this.byKind) }
  }
}
