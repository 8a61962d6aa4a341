import {
  highSchools,
  hospitals,
  libraries,
  museums,
  theatres,
  townHalls,
  townLibraries,
  townTheatres,
  universities,
} from './institutions.table.ts'
import type { ZoneSlug } from './zones.table.ts'

type ListOfZone = (zone: ZoneSlug) => readonly string[]

const byCity =
  (inCity: readonly string[], elsewhere: readonly string[]): ListOfZone =>
  (zone) =>
    zone === 'piacenza' ? inCity : elsewhere

/** The institutions that a story of a zone may name, by the slot that draws one of them. */
export const BODIES = {
  theatre: byCity(theatres, townTheatres),
  museum: byCity(museums, townHalls),
  citymuseum: () => museums,
  library: byCity(libraries, townLibraries),
  highschool: () => highSchools,
  hospital: (zone) => hospitals[zone],
  university: () => universities,
  police: () => ['questura'],
  prefecture: () => ['prefettura'],
} as const satisfies Readonly<Record<string, ListOfZone>>
