import { EVENT_FAMILIES } from './event.families.ts'
import type { Family, PartsOf } from './family.types.ts'
import { GIVEN_FAMILIES } from './given.families.ts'
import { MULTIMEDIA_FAMILIES } from './multimedia.families.ts'
import { STORY_FAMILIES } from './story.families.ts'

/** The friendly families (requirements 2.68): `ADDRESS_SETTINGS` may choose other prefixes and suffixes for them. */
export const FRIENDLY_FAMILIES = { ...STORY_FAMILIES, ...MULTIMEDIA_FAMILIES, ...EVENT_FAMILIES }

/** Every family with a prefix; home, searches, fixed pages and the catch-all are read and written apart. */
export const FAMILIES = { ...GIVEN_FAMILIES, ...FRIENDLY_FAMILIES }

type Families = typeof FAMILIES
export type FamilyType = keyof Families
export type FriendlyType = keyof typeof FRIENDLY_FAMILIES

/** An address of one of the families: its type, and its parts. */
export type FamilyAddress = { [Type in FamilyType]: { type: Type } & PartsOf<Families[Type]> }[FamilyType]

export const FAMILY_TYPES = Object.keys(FAMILIES) as FamilyType[]

/** The family of this type. What its parts are, the compiler cannot follow through the table. */
export function findFamily(type: FamilyType): Family<object> {
  return FAMILIES[type] as unknown as Family<object>
}

/** Whether settings may choose the prefix and the suffix of a family. */
export function isFriendly(type: FamilyType): type is FriendlyType {
  return Object.hasOwn(FRIENDLY_FAMILIES, type)
}
