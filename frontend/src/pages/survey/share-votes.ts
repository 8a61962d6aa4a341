/**
 * Whole percentages of votes that add up to 100: each share is rounded down, and what is left over goes to those that
 * lost most by it. All are 0 where nobody has voted.
 */
export function shareVotes(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total === 0) return votes.map(() => 0)
  const exact = votes.map((count) => (count * 100) / total)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, share) => sum + share, 0)
  const losses = exact.map((share, index) => ({ index, loss: share - (whole[index] ?? 0) }))
  const raised = new Set(
    losses
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return whole.map((share, index) => (raised.has(index) ? share + 1 : share))
}
