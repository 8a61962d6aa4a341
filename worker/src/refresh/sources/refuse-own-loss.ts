import { findLosses } from './find-losses.ts'
import { refuseLosses } from './refuse-loss.ts'
import type { Standing } from './refuse-loss.ts'

/**
 * Of a body that is made of several answers, the part that one of them tells: with the time of before it lacks nothing.
 *
 * @throws LossRefusedError
 */
export function refuseOwnLoss(path: string, stored: unknown, own: unknown, { mayCut }: Standing): void {
  if (!mayCut) refuseLosses(path, findLosses(stored, own))
}
