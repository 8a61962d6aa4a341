import type { Picture } from '@liberta/contracts/media/picture.schema'

/** What pictures show: the subjects of the scene drawer, by which content names a picture. */
export const PICTURE_SUBJECTS = [
  'ambulance',
  'arcades',
  'barley',
  'bakery',
  'bridge',
  'castle',
  'church',
  'cinema',
  'classroom',
  'concert',
  'construction',
  'council',
  'countryside',
  'cow',
  'factory',
  'farm-machine',
  'fire',
  'fireworks',
  'flood',
  'fog-road',
  'food',
  'football',
  'forest',
  'garden',
  'grain',
  'hill-village',
  'hospital',
  'library',
  'logistics',
  'market',
  'meeting',
  'motorway',
  'mushrooms',
  'night-village',
  'orchestra',
  'pitch',
  'plain-storm',
  'rail',
  'rain',
  'river',
  'school-yard',
  'snow',
  'square',
  'stadium',
  'street',
  'tennis',
  'theatre',
  'traffic',
  'tree-fallen',
  'vineyard',
  'volley',
  'wine',
] as const

export type PictureSubject = (typeof PICTURE_SUBJECTS)[number]

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
