/** From a random number in [0, 1) to the place of a thing in a list, the first the likeliest. */
export type ChooseRank = (random: number) => number

/** Zipf's law over `count` ranks: rank n (from 1) is chosen in proportion to 1 / n^exponent. @throws where there is nothing to choose */
export function createZipf(count: number, exponent: number): ChooseRank {
  if (count < 1) throw new Error('There is nothing to choose from.')
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= count; rank += 1) {
    sum += rank ** -exponent
    sums.push(sum)
  }
  return (random) => {
    const aim = random * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? sum) > aim) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** One of the names, each as likely as its weight says. @throws where no weight is positive */
export function chooseWeighted<Name extends string>(weights: Readonly<Record<Name, number>>, random: number): Name {
  const entries = Object.entries(weights) as [Name, number][]
  let aim = random * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    if (aim < weight) return name
    aim -= weight
  }
  throw new Error('No weight is positive.')
}

/** One of the items, each as likely. @throws where there is none */
export function pickOne<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** Seconds that somebody stays on a page: log-normal about the median, from two random numbers in [0, 1). */
export function choosePause(
  { median, spread, most }: { median: number; spread: number; most: number },
  [one, two]: readonly [number, number],
): number {
  const normal = Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * two)
  return Math.min(most, median * Math.exp(spread * normal))
}
