import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How much depends on a call: `urgent` is what editors just did and what is hot, `cold` what nobody has read before and old stories,
 * `usual` all else.
 */
export type CallUrgency = 'urgent' | 'usual' | 'cold'

/** What is known of an urgency. */
interface UrgencyFacts {
  /** The share of an upstream's limits that calls of this urgency may fill: the rest is kept for more urgent ones. */
  share: number
  /** Milliseconds for which a call waits in the process where there is no room. */
  patienceMs: number
}

export const URGENCIES: Readonly<Record<CallUrgency, UrgencyFacts>> = {
  urgent: { share: 1, patienceMs: 5000 },
  usual: { share: 0.75, patienceMs: 2000 },
  // Who waits for it is answered after two seconds, and a job that waits here keeps others from beginning.
  cold: { share: 0.5, patienceMs: 500 },
}

const storage = new AsyncLocalStorage<CallUrgency>()

/** Does a piece of work whose calls to others are all as urgent as that; it goes along as the id of a request does. */
export function runWithUrgency<Result>(urgency: CallUrgency, work: () => Result): Result {
  return storage.run(urgency, work)
}

/** The same, but never less urgent than the work that it is a part of: what that waits for it must not wait behind. */
export function runAsUrgentAs<Result>(urgency: CallUrgency, work: () => Result): Result {
  const around = storage.getStore()
  const isRaised = around !== undefined && URGENCIES[around].share > URGENCIES[urgency].share
  return storage.run(isRaised ? around : urgency, work)
}

/** How urgent the calls of the work are that runs. */
export function currentUrgency(): CallUrgency {
  return storage.getStore() ?? 'usual'
}

/** How the name of a circuit ends that is for cold calls. */
const COLD = ' cold'

/** The name of the circuit that a kind of call has beside its own, for what somebody made up or looked for far back: `search cold`. */
export function nameColdCircuit(call: string): string {
  return call + COLD
}

/** Whether it is the name of such a circuit: what is held back by it alone tells of no upstream that is not well. */
export function isColdCircuit(name: string): boolean {
  return name.endsWith(COLD)
}
