import { z } from 'zod'

/**
 * What somebody typed, without what no text holds and PostgreSQL does not keep: the character NUL, and halves of characters.
 * The rest of it stands; ends are trimmed. `longest` in UTF-16 units: what
 * is longer is looked at no further, by no rule that is added to this one either.
 */
export const typedText = (longest: number) => z.string().overwrite(dropNoText).trim().max(longest, { abort: true })

function dropNoText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The largest number that a column of type `int` holds in PostgreSQL. */
export const LARGEST_INT = 2_147_483_647

/**
 * The version of a stored row: read with it, sent back with a change, so that one made meanwhile elsewhere is not overwritten.
 * Bounded by what the column holds: a larger number is a bad request, not a fault of the database.
 */
export const rowVersionSchema = z.number().int().nonnegative().max(LARGEST_INT)
