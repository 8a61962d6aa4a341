/** Reading time on a card, rounded to minutes, at least one: '6 min di lettura'. */
export function describeRoundedReading(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / 60))} min di lettura`
}
