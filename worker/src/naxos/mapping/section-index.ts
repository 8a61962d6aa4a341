import { createHash } from 'node:crypto'
import type { Section, SectionReference } from '@liberta/contracts/sections/section.schema'
import { referTo } from './map-sections.ts'

/** The tree of sections, ready for looking up. */
export interface SectionIndex {
  /** Changes with anything in the tree, so that what embeds sections knows when to be made again. */
  fingerprint: string
  find(id: number): Section | null
  /** References of those ids that the tree has, in the order given. */
  refer(ids: readonly number[]): SectionReference[]
}

/** Makes the index of a tree of sections. */
export function indexSections(sections: readonly Section[]): SectionIndex {
  const byId = new Map(sections.map((section) => [section.id, section]))
  const references = new Map(sections.map((section) => [section.id, referTo(section)]))
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(sections)).digest('base64url').slice(0, 12),
    find: (id) => byId.get(id) ?? null,
    refer: (ids) => [...new Set(ids)].flatMap((id) => references.get(id) ?? []),
  }
}
