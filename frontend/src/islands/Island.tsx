import { ISLAND, ISLAND_PROPS, ISLAND_WHEN, mark } from '../browser/support/selectors.ts'
import type { AnyIsland, IslandName, IslandProps } from './islands.table.ts'
import { ISLANDS } from './islands.table.ts'

const loaded = Object.entries(ISLANDS).map(async ([name, load]) => [name, await load()])

/** The component of every island, for the server, which writes them without waiting. */
const ISLAND_COMPONENTS = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<IslandName, AnyIsland>>

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

/** Says that an island stays asleep; by Node's own warnings, which the process's log shows. */
function warn(message: string): void {
  process.emitWarning(message, { type: 'IslandWarning' })
}

/**
 * An island's props as JSON for its element. Props that cannot be written log a warning and give null: the island keeps its
 * server HTML (requirements 8.24, errors that mention hasOwnProperty).
 */
export function writeProps(name: string, props: unknown, report = warn): string | null {
  try {
    return JSON.stringify(props)
  } catch (error) {
    report(`The island ${name} keeps its server HTML, its props cannot be serialised: ${String(error)}`)
    return null
  }
}
