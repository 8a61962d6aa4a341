/** How long a piece of breaking news stands, from the moment that its editors gave it; milliseconds. */
export const LONGEST_BREAKING_MS = 2 * 60 * 60_000
