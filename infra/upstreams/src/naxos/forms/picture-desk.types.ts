import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { PictureSubject } from '../../content/stories/picture-subjects.table.ts'

/** What a picture has to show. */
export interface PictureWish {
  subject: PictureSubject | 'portrait' | 'portrait-man' | 'portrait-woman'
  /** Tells one picture of a subject from another: the same number always gets the same picture. */
  variant: number
  caption: string | null
  /** Whether it has to be a print, even where there are photographs of the subject. */
  isDrawn?: boolean
  /** Used where the picture has no description of its own. */
  alt?: string
}

/** Finds a picture for a wish. */
export type ChoosePicture = (wish: PictureWish) => Picture
