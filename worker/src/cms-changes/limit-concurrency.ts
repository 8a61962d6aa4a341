/** Lets at most so many of the works that are given to it run at once; the others wait, the first one first. */
export function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Its place goes to who waits longest, or nobody has it.
      if (next) next()
      else running -= 1
    }
  }
}
