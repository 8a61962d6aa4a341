import type { ComponentType } from 'react'

/**
 * Every island by its name: a file of its own, which a browser asks for when the island wakes, and the server before it renders
 * (Island.tsx).
 */
export const ISLANDS = {
  weather: async () => (await import('./weather/Weather.island.tsx')).WeatherIsland,
} as const

export type IslandName = keyof typeof ISLANDS

/** What the island of a name is given. */
export type IslandProps<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof ISLANDS)[Name]>>>[0]

/** An island's component where its name is known at run time only. */
export type AnyIsland = ComponentType<object>
