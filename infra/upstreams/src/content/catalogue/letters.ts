import { createRandom } from '../random.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import { readContentOf } from '../read-content.ts'
import type { Letter } from './catalogue.schema.ts'
import { drawName } from './draw-name.ts'
import { slugify } from './slugify.ts'

const STREAM = 705
const SIX_IN_THE_MORNING = 6 * 3600

const [city, province, life] = [
  readContentOf('letters', 'city'),
  readContentOf('letters', 'province'),
  readContentOf('letters', 'life'),
]

/** City, province and life take turns, so that a page shows all three. */
const rows = city.flatMap((letter, position) =>
  [letter, province[position], life[position]].filter((row) => row !== undefined),
)

/** The letters to the editor, newest first: one a day, the last one on the day given. */
export function lettersUpTo(today: number): Letter[] {
  return rows.map(({ title, town, writtenBy, text, answer = null }, position) => ({
    id: 901 + position,
    slug: slugify(title),
    title,
    author: drawAuthor(writtenBy, position),
    town,
    text,
    answer,
    publishedAt: writeRomeTime(romeInstant(today - position, SIX_IN_THE_MORNING)),
  }))
}

function drawAuthor(writtenBy: 'man' | 'woman' | undefined, position: number): string {
  const isWoman = writtenBy === undefined ? undefined : writtenBy === 'woman'
  const { first, last } = drawName(createRandom(1, STREAM, position), false, isWoman)
  return `${first} ${last}`
}
