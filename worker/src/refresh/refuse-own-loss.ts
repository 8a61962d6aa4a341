import { LossRefusedError } from '../naxos/naxos-error.ts'
import { findLosses } from './find-losses.ts'
import type { Standing } from './refuse-loss.ts'

/**
 * Of a body that is made of several answers, the part that one of them tells: with the time of before it lacks nothing.
 *
 * @throws LossRefusedError
 */
export function refuseOwnLoss(path: string, stored: unknown, own: unknown, { mayCut }: Standing): void {
  const losses = mayCut ? [] : findLosses(stored, own)
  if (losses.length > 0) {
    throw new LossRefusedError(
      'unchanged',
      `${path} says that it has not changed, and lost ${losses.slice(0, 5).join(', ')}`,
    )
  }
}
