import { ISLANDS } from './islands.table.ts'
import type { AnyIsland, IslandName } from './islands.table.ts'

const loaded = Object.entries(ISLANDS).map(async ([name, load]) => [name, await load()])

/** The component of every island, for the server, which writes them without waiting. */
export const ISLAND_COMPONENTS = Object.fromEntries(await Promise.all(loaded)) as Readonly<
  Record<IslandName, AnyIsland>
>
