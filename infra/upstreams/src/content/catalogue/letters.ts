import { createRandom } from '../random.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import type { Letter } from './catalogue.schema.ts'
import { cityLetters, type LetterRow } from './letters-city.table.ts'
import { lifeLetters } from './letters-life.table.ts'
import { provinceLetters } from './letters-province.table.ts'
import { drawName } from './people/draw-name.ts'
import { slugify } from './slugify.ts'

const STREAM = 705
const SIX_IN_THE_MORNING = 6 * 3600

/** Letters whose words say whether a woman or a man writes. */
const writtenByWoman: Readonly<Record<string, boolean>> = {
  'Apprendista a cinquantatré anni': false,
  'Il telefono a tavola': true,
}

/** City, province and life take turns, so that a page shows all three. */
const rows: readonly LetterRow[] = cityLetters.flatMap((city, position) =>
  [city, provinceLetters[position], lifeLetters[position]].filter((row) => row !== undefined),
)

/** The letters to the editor, newest first: one a day, the last one on the day given. */
export function lettersUpTo(today: number): Letter[] {
  return rows.map(([title, town, text, answer], position) => ({
    id: 901 + position,
    slug: slugify(title),
    title,
    author: drawAuthor(title, position),
    town,
    text,
    answer: answer ?? null,
    publishedAt: writeRomeTime(romeInstant(today - position, SIX_IN_THE_MORNING)),
  }))
}

function drawAuthor(title: string, position: number): string {
  const { first, last } = drawName(createRandom(1, STREAM, position), false, writtenByWoman[title])
  return `${first} ${last}`
}
