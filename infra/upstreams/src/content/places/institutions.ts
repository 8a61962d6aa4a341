import { readContent } from '../read-content.ts'
import type { BodySlot } from '../schemas/stories.schema.ts'
import type { ZoneSlug } from '../schemas/parts.schema.ts'

type ListOfZone = (zone: ZoneSlug) => readonly string[]

const { ofTowns, ...institutions } = readContent('places/institutions')
const { teams } = readContent('stories/teams')

const byCity =
  (inCity: readonly string[], elsewhere: readonly string[]): ListOfZone =>
  (zone) =>
    zone === 'piacenza' ? inCity : elsewhere

/** The churches of the city that stories name. */
export const cityChurches: readonly string[] = institutions.churches

/** The institutions that a story of a zone may name, by the slot that draws one of them. */
export const BODIES = {
  theatre: byCity(institutions.theatres, ofTowns.theatres),
  museum: byCity(institutions.museums, ofTowns.halls),
  citymuseum: () => institutions.museums,
  library: byCity(institutions.libraries, ofTowns.libraries),
  highschool: () => institutions.highSchools,
  hospital: (zone) => institutions.hospitals[zone],
  university: () => institutions.universities,
  police: () => institutions.police,
  prefecture: () => institutions.prefecture,
} as const satisfies Readonly<Record<Exclude<BodySlot, 'team'>, ListOfZone>>

/** The lists that the slots of the story tables draw a body from: an institution or a club. */
export const LISTS_OF_BODIES: Readonly<Record<BodySlot, ListOfZone>> = { team: () => teams, ...BODIES }
