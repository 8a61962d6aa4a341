import { z } from 'zod'

/** How the file of the faces is called, beside the built programs. */
export const FACES_FILE = 'faces.json'

const glyphSchema = z.object({
  advance: z.number(),
  /** Empty for a space. */
  outline: z.string(),
  /** How far the outline reaches to the left of where it begins, and beyond its advance; 0 for most. */
  before: z.number().nonnegative(),
  beyond: z.number().nonnegative(),
})

/**
 * A face as drawings set it: of each character its advance and its outline, of some pairs how much nearer they stand. In units of the em,
 * outlines with the baseline at 0 and y downwards, as SVG has it.
 */
const faceSchema = z.object({
  unitsPerEm: z.number().int().positive(),
  glyphs: z.record(z.string(), glyphSchema),
  /** By the two characters of a pair. */
  kerning: z.record(z.string(), z.number()),
})

/** The faces of drawn pictures, as the build cuts them (`scripts/build-faces.ts`). */
export const drawnFacesSchema = z.object({
  /** Libre Bodoni 500: titles and names. */
  bodoni: faceSchema,
  /** Instrument Sans 400: what is said of a person. */
  instrument: faceSchema,
  /** Instrument Sans 600: sections, the word of what is live. */
  instrumentStrong: faceSchema,
})

export type DrawnGlyph = z.infer<typeof glyphSchema>
export type DrawnFace = z.infer<typeof faceSchema>
export type DrawnFaces = z.infer<typeof drawnFacesSchema>
