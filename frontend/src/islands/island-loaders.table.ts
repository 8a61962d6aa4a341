import type { AnyIsland, IslandName } from './island.table.ts'

/** How a browser gets each island: a file of its own, asked for when the island wakes. */
export const ISLAND_LOADERS: Readonly<Record<IslandName, () => Promise<AnyIsland>>> = {
  weather: async () => (await import('./weather/WeatherIsland.tsx')).WeatherIsland as unknown as AnyIsland,
}
