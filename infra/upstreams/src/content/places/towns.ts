import { readContent } from '../read-content.ts'
import type { Town, Zone } from '../schemas/places.schema.ts'
import type { ZoneSlug } from '../schemas/parts.schema.ts'

export type { Town } from '../schemas/places.schema.ts'

/** The zones by their slugs: what a reader calls them, and how they stand in a sentence. */
export const zones = Object.fromEntries(readContent('places/zones').map((zone) => [zone.slug, zone])) as Readonly<
  Record<ZoneSlug, Zone>
>

/** Every comune that stories are set in, zone by zone. */
export const towns: readonly Town[] = readContent('places/towns')

const byZone = Map.groupBy(towns, ({ zone }) => zone)

/** The comuni of one zone; the city itself for `piacenza`. */
export function townsOf(zone: ZoneSlug): readonly Town[] {
  return byZone.get(zone) ?? []
}
