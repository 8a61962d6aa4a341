import { z } from 'zod'
import { areKindsKnown } from '../naxos/mess/mess-kinds.ts'

const share = z.coerce.number().min(0).max(1)

/** What a stand-in can be told to do wrong. Shares are of all calls, 0 to 1. */
export const switchesSchema = z.strictObject({
  /** Milliseconds that an answer waits. */
  latency: z.coerce.number().min(0).max(600_000),
  /** How far the wait varies around `latency`. */
  jitter: share,
  /** Answered with a 5xx. */
  errors: share,
  /** Answered 200 with something that is not the answer: cut off, HTML, another shape, nothing. */
  malformed: share,
  /** Answered with about half of all fields missing or null. */
  halfEmpty: share,
  /** `on` drops the connection without an answer, `hang` keeps it open and silent. */
  outage: z.enum(['off', 'on', 'hang']),
  /** Share of the things in answers that come as another newsroom might send them (docs/naxos.md, Mess). */
  mess: share,
  /** Which of its kinds, by name or the beginning of it, parted by commas; empty for the mix. */
  messKind: z.string().max(2000).refine(areKindsKnown, 'names a kind of mess that there is not'),
  /** What decides which things, and which kind each. */
  messSeed: z.coerce.number().int().min(0).max(2_147_483_647),
})

export type Switches = z.infer<typeof switchesSchema>

/** A change of some switches, for one kind of call or for all; `reset` turns everything off first. */
export const switchChangeSchema = switchesSchema.partial().extend({
  kind: z.string().min(1).optional(),
  reset: z.boolean().optional(),
})

export type SwitchChange = z.infer<typeof switchChangeSchema>

export const ALL_WELL: Switches = {
  latency: 0,
  jitter: 0.2,
  errors: 0,
  malformed: 0,
  halfEmpty: 0,
  outage: 'off',
  mess: 0,
  messKind: '',
  messSeed: 1,
}
