import { z } from 'zod'
import { holdsDotSegment } from '../text/slug.ts'

/** Widths in pixels in which a picture can be asked for; any other is refused, so that nobody can fill the cache. */
export const PICTURE_WIDTHS = [120, 160, 240, 320, 480, 640, 800, 960, 1200, 1600] as const

/** Crops in which a picture can be asked for; `full` is the photographer's own frame. */
export const PICTURE_RATIOS = ['full', '1x1', '4x3', '3x2', '16x9', '3x4'] as const

/** Formats in which a picture can be asked for, best first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureRatio = (typeof PICTURE_RATIOS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Any text that a path can hold once it is encoded. */
export const pictureIdSchema = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => id.isWellFormed() && !holdsDotSegment(id), 'is no id of a picture')

export const pictureSchema = z.object({
  id: pictureIdSchema,
  /** Pixels of the original frame. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** What the picture shows, for those who do not see it; empty for a decorative one. */
  alt: z.string(),
  caption: z.string().nullable(),
  /** The line that names whose it is: the photographer, an agency. */
  credit: z.string().nullable(),
  /** Who took or drew it; absent where nobody says so. */
  creator: z.string().min(1).optional(),
  /** The copyright notice; absent where there is none. */
  copyright: z.string().min(1).optional(),
  /** Where the licence stands under which it may be used; absent where nobody says so. */
  licence: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /** Average colour, `#rrggbb`, shown until the picture is there. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
})

export type Picture = z.infer<typeof pictureSchema>

/** What stands under a picture of whose it is: its credit, else its copyright notice; null where it has neither. */
export function creditOf({ credit, copyright }: Pick<Picture, 'credit' | 'copyright'>): string | null {
  return credit ?? copyright ?? null
}
