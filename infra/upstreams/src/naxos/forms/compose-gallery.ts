import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { SceneBrief } from '../../content/catalogue/catalogue.schema.ts'
import type { PictureSubject } from '../../content/stories/picture-subjects.table.ts'

type Subjects = readonly PictureSubject[]

/** What else a photographer sees on the same walk, on the same day. */
const COMPANIONS: Partial<Readonly<Record<PictureSubject, Subjects>>> = {
  arcades: ['square', 'street', 'market', 'church'],
  countryside: ['fog-road', 'barley', 'grain', 'river'],
  river: ['bridge', 'countryside', 'fog-road'],
  market: ['square', 'food', 'fireworks', 'street'],
  concert: ['orchestra', 'theatre', 'square'],
  square: ['street', 'arcades', 'market', 'church'],
  pitch: ['football', 'stadium', 'square', 'street'],
  stadium: ['football', 'pitch', 'square', 'street'],
  mushrooms: ['forest', 'hill-village', 'food'],
  garden: ['vineyard', 'countryside', 'hill-village'],
}
const ELSEWHERE: Subjects = ['countryside', 'street']
/** How often a subject is asked for another picture before it has no more. */
const TRIES = 24

/**
 * The pictures of a gallery, at most `count` and none of them twice: those of its own subject, then those of what lies about.
 * @param choose the picture of a subject; `variant` tells one from another
 */
export function composeGallery(
  { subject, variant }: SceneBrief,
  count: number,
  choose: (subject: PictureSubject, variant: number) => Picture,
): Picture[] {
  const pictures = new Map<string, Picture>()
  for (const each of [subject, ...(COMPANIONS[subject] ?? ELSEWHERE)]) {
    for (let shift = 0; shift < TRIES && pictures.size < count; shift += 1) {
      const picture = choose(each, variant + shift)
      if (!pictures.has(picture.id)) pictures.set(picture.id, picture)
    }
  }
  return [...pictures.values()]
}
