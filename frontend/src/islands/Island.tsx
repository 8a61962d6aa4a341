import { ISLANDS } from './island.table.ts'
import type { AnyIsland, IslandName, IslandProps } from './island.table.ts'
import { writeProps } from './write-props.ts'

interface IslandPlace<Name extends IslandName> {
  name: Name
  /** What JSON can carry, and nothing that differs from reader to reader. */
  props: IslandProps<Name>
  /** `visible`: once it is seen and the browser is idle; `touched`: at the first touch, focus or click. */
  when?: 'visible' | 'touched'
}

/** An island's server HTML in an element that says what the browser makes of it; it works alone until then, and without. */
export function Island<Name extends IslandName>({ name, props, when = 'visible' }: IslandPlace<Name>) {
  const Component = ISLANDS[name] as unknown as AnyIsland
  const written = writeProps(name, props)
  const marks = written === null ? {} : { 'data-island': name, 'data-props': written, 'data-when': when }
  return (
    <div {...marks}>
      <Component {...props} />
    </div>
  )
}
