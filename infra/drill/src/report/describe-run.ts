import type { MeasuredRow } from '../drill.types.ts'

/** From this share of the processors on that others take, figures of time say less. */
const BUSY = 0.3

/** When a row was run, for how long, and on what: what its figures depend on. */
export function describeRun({ began, seconds, busy, machine }: MeasuredRow): string {
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`)
  const shared = busy >= BUSY ? `, of which others took ${Math.round(busy * 100)} % when it began` : ''
  return `${began.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s, ${machine.cores} processors${shared}, ${versions.join(', ')}, commit ${machine.commit ?? 'unknown'}.`
}
