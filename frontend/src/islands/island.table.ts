import type { ComponentType } from 'react'
import { WeatherIsland } from './weather/WeatherIsland.tsx'

/** Every island by its name, as the server renders it. A new one stands here and among the loaders of browsers. */
export const ISLANDS = {
  weather: WeatherIsland,
} as const

export type IslandName = keyof typeof ISLANDS

/** What the island of a name is given. */
export type IslandProps<Name extends IslandName> = Parameters<(typeof ISLANDS)[Name]>[0]

/** An island's component where its name is known at run time only. */
export type AnyIsland = ComponentType<object>
