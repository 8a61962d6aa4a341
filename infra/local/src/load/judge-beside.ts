import { BESIDE } from '../../../../k6/load.table.ts'
import type { Summary, Verdict } from '../../../../k6/summary/summarise.ts'

/** Whether readers beside somebody who asks much are answered about as soon as alone; nothing of a run without the two. */
export function judgeBeside({ times }: Pick<Summary, 'times'>): Verdict[] {
  const p95 = (part: string) => times.find(({ of }) => of === part)?.p95
  const [alone, beside] = [p95('alone'), p95('beside')]
  if (alone === undefined || beside === undefined) return []
  const value = `p(95) ${beside.toFixed(1)} beside, ${alone.toFixed(1)} alone`
  const isHeld = beside <= alone * BESIDE.mostSlower
  return [{ what: 'readers beside, of what they are alone', value, bar: `p(95)<=alone*${BESIDE.mostSlower}`, isHeld }]
}
