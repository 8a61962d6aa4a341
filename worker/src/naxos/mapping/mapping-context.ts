import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Drop } from '../answers/keep-last-valid.ts'
import type { SectionIndex } from './section-index.ts'

/** What the mapping of stories needs beside the answer itself. */
export interface MappingContext {
  sections: SectionIndex
  drop: Drop
  /** By which the links of an answer come to be spelled as the site spells them. */
  grammar: AddressGrammar
}
