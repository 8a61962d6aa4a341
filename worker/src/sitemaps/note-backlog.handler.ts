import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Logger } from 'pino'
import type { LedgerBacklog, OwedNote } from './ledger-backlog.ts'
import { isOfData, noteStored, renewSitemaps } from './note-listed.handler.ts'
import type { LedgerParts } from './note-listed.handler.ts'

/** Read models that are noted at once: reading so many stories holds up no other job for long. */
const MOST_AT_ONCE = 25

interface BacklogParts extends LedgerParts {
  backlog: Pick<LedgerBacklog, 'list' | 'settle'>
  /** Puts one into a job of its own; rejects where the queue does not take it. */
  noteAlone: (reference: ReadModelReference) => Promise<void>
  logger: Logger
}

/**
 * Brings into the ledger of sitemaps all that was stored since the last time. What is no longer stored, which may need the CMS, and what
 * one of them makes fail for all, get jobs of their own. Where PostgreSQL or a Redis fails by itself it rejects, and all that is left stays.
 * @returns how many pages were changed
 */
export function createNoteBacklogHandler(parts: BacklogParts) {
  const { backlog, noteAlone, logger } = parts
  return async (): Promise<number> => {
    let changed = 0
    for (;;) {
      const notes = (await backlog.list(MOST_AT_ONCE)).filter(isKnown)
      if (notes.length === 0) return changed
      const references = notes.map(({ reference }) => reference)
      const { noted, unstored } = await noteStored(parts, references).catch((error: unknown) => {
        // A body that is no JSON is of one of them; whatever passes by itself would make a job of each of thousands.
        if (!isOfData(error) && !(error instanceof SyntaxError)) throw error
        logger.warn(
          { err: error, count: references.length },
          'Read models are noted in the ledger of sitemaps one by one',
        )
        return { noted: 0, unstored: references }
      })
      await renewSitemaps(parts)
      for (const reference of unstored) await noteAlone(reference)
      await backlog.settle(notes)
      changed += noted
    }
  }
}

/** What only a later version knows, which runs beside this one for a while, is that version's to note. */
function isKnown(note: OwedNote): note is OwedNote & { reference: ReadModelReference } {
  return note.reference !== null
}
