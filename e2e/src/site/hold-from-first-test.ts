/**
 * What is there from the first test on: an object whose properties, named here, are those of what `find` gives, looked up when they are read.
 * @throws Error on reading one before
 */
export function holdFromFirstTest<Held extends object>(
  what: string,
  names: readonly (keyof Held & string)[],
  find: () => Held | undefined,
): Held {
  const take = (): Held => {
    const held = find()
    if (held === undefined) throw new Error(`${what} is not there before the first test`)
    return held
  }
  const getters = names.map((name) => [name, { get: () => take()[name], enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(getters)) as Held
}
