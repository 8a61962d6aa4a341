/** How many stories each block of the front holds. */
export const FRONT_SIZES = { opening: 13, latest: 12, mostRead: 10, opinions: 3, river: 3, valley: 3 } as const

/** The sections of the front in the editor's order, by slug, with the number of their stories. */
export const FRONT_SECTIONS: readonly (readonly [path: string, stories: number])[] = [
  ['cronaca', 8],
  ['sport', 8],
  ['attualita', 6],
  ['cultura', 8],
  ['economia', 6],
  ['politica', 6],
  ['lifestyle', 6],
  ['territorio', 6],
]

export const RIVER = 'territorio/lungo-il-po'
export const VALLEYS = ['val-tidone', 'val-trebbia', 'val-nure', 'val-d-arda'].map((slug) => `territorio/${slug}`)

/** Sections that a lead may come from. */
export const LEAD_SECTIONS = ['cronaca'] as const

/** How many of the newest stories the editor looks through for the opening. */
export const OPENING_REACH = 60
/** The newest stories that the editor has not placed yet: they stand in the list of the latest only. */
export const UNPLACED = 3
/** No more than these of one section in the opening. */
export const OPENING_PER_SECTION = 4
/** How many of the newest stories the most read ones are among. */
export const MOST_READ_REACH = 400
/** How many opinions may be among them. */
export const MOST_READ_OPINIONS = 2
/** For how long a story published by hand stays in the opening. */
export const PLACED_BY_HAND_MS = 24 * 3_600_000
/** How many of a hundred leads are live. */
export const LIVE_LEADS = 30
/** A lead goes on living for this long after it came out, counted to the newest story. */
export const LIVE_MS = 3 * 3_600_000
/** How many near-twins the editor passes over in a block. */
export const TWIN_REACH = 200
