const ENDING = ' cold'

/** The name of the circuit that a kind of call has beside its own, for what somebody made up or looked for far back: `search cold`. */
export function nameColdCircuit(call: string): string {
  return call + ENDING
}

/** Whether it is the name of such a circuit: what is held back by it alone tells of no upstream that is not well. */
export function isColdCircuit(name: string): boolean {
  return name.endsWith(ENDING)
}
