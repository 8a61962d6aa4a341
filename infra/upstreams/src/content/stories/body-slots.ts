import { BODIES } from '../places/list-bodies.ts'
import type { ZoneSlug } from '../places/zones.table.ts'
import { teams } from './people/teams.table.ts'

/** A slot of a sentence that draws the name of an institution or of a club. */
export type BodySlot = keyof typeof BODIES | 'team'

/** The lists that the slots of the story tables draw a body from. */
export const BODY_SLOTS: Readonly<Record<BodySlot, (zone: ZoneSlug) => readonly string[]>> = {
  team: () => teams,
  ...BODIES,
}
