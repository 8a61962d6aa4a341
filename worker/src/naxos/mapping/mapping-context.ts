import type { Drop } from '../answers/keep-last-valid.ts'
import type { SectionIndex } from './section-index.ts'

/** What the mapping of stories needs beside the answer itself. */
export interface MappingContext {
  sections: SectionIndex
  drop: Drop
}
