import { readContent } from '../read-content.ts'
import type { Programme } from './catalogue.schema.ts'

/** A programme with what its episodes are called and tagged; the news is called after its hour. */
export interface SeriesOfEpisodes extends Programme {
  episodes: readonly string[] | null
  episodeTags: readonly string[]
}

const FIRST_ID = 301
const FIRST_FOLDER = 211

/** The programmes of Telelibertà; the news stands first. */
export const PROGRAMMES: readonly SeriesOfEpisodes[] = readContent('multimedia/programmes').map(
  ({ scene, airs, episodes = null, episodeTags = [], ...row }, position) => ({
    id: FIRST_ID + position,
    ...row,
    scene: { ...scene, variant: position },
    airs: airs.map((minutes) => minutes * 60),
    folder: FIRST_FOLDER + position,
    episodes,
    episodeTags,
  }),
)
