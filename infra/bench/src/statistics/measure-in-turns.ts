/** Measures each subject in turn, `rounds` times over: A B A B …, so that whatever disturbs the machine disturbs all of them. */
export async function measureInTurns<Name extends string>(
  subjects: Readonly<Record<Name, () => Promise<number>>>,
  rounds: number,
  onRound: (round: number, values: Readonly<Record<Name, number>>) => void,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(subjects) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = 0; round < rounds; round += 1) {
    // Every other round goes backwards: no subject always has the same neighbour before it.
    for (const name of round % 2 === 0 ? names : names.toReversed()) measured[name].push(await subjects[name]())
    onRound(round + 1, Object.fromEntries(names.map((name) => [name, measured[name].at(-1)])) as Record<Name, number>)
  }
  return measured
}
