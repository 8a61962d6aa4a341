import { z } from 'zod'

/** The largest number that a column of type `int` holds in PostgreSQL. */
export const LARGEST_INT = 2_147_483_647

/**
 * The version of a stored row: read with it, sent back with a change, so that one made meanwhile elsewhere is not overwritten.
 * Bounded by what the column holds: a larger number is a bad request, not a fault of the database.
 */
export const rowVersionSchema = z.number().int().nonnegative().max(LARGEST_INT)
