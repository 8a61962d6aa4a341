import { ISLAND, ISLAND_PROPS, ISLAND_WHEN, mark } from '../browser/support/selectors.ts'
import type { AnyIsland, IslandName, IslandProps } from './islands.table.ts'
import { writeProps } from './write-props.ts'
import { ISLANDS } from './islands.table.ts'

const loaded = Object.entries(ISLANDS).map(async ([name, load]) => [name, await load()])

/** The component of every island, for the server, which writes them without waiting. */
export const ISLAND_COMPONENTS = Object.fromEntries(await Promise.all(loaded)) as Readonly<
  Record<IslandName, AnyIsland>
>

interface IslandPlace<Name extends IslandName> {
  name: Name
  /** What JSON can carry, and nothing that differs from reader to reader. */
  props: IslandProps<Name>
  /** `visible`: once it is seen and the browser is idle; `touched`: at the first touch, focus or click. */
  when?: 'visible' | 'touched'
}

/** An island's server HTML in an element that says what the browser makes of it; it works alone until then, and without. */
export function Island<Name extends IslandName>({ name, props, when = 'visible' }: IslandPlace<Name>) {
  const Component: AnyIsland = ISLAND_COMPONENTS[name]
  const written = writeProps(name, props)
  const marks =
    written === null ? {} : { ...mark(ISLAND, name), ...mark(ISLAND_PROPS, written), ...mark(ISLAND_WHEN, when) }
  return (
    <div {...marks}>
      <Component {...props} />
    </div>
  )
}
