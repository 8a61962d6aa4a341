import { memoise } from '../../content/memoise.ts'
import { createRandom } from '../../content/random.ts'
import { createNumbering, leastAge, RecentUses } from '../../content/stories/recent-uses.ts'
import type { PictureSubject } from '../../content/stories/picture-subjects.table.ts'
import type { ChoosePicture } from '../../content/stories/picture-subjects.table.ts'
import type { PictureTurn } from './story-facts.types.ts'

/** No picture stands twice among as many stories of a list: as many as a page of it has. */
export const PICTURE_REACH = 30

const STREAM = 104
/** How often photographs, then prints, are asked for another. There are few photographs of a subject and a dozen prints. */
const PHOTOGRAPHS = 3
const PRINTS = 18

export interface DealtPicture {
  /** Which of the subjects it shows. */
  subject: number
  turn: PictureTurn
}

/**
 * Deals to each story a picture that none of the last {@link PICTURE_REACH} stories of its lists has: of its first subject a
 * photograph as long as there is one, then a print, then of its other subjects; where all have been used, the one used longest
 * ago. Stories have to come in the order of the archive.
 */
export class PictureDealer {
  private readonly seed: number
  private readonly choosePicture: ChoosePicture
  private readonly usesIn = memoise((_list: string) => new RecentUses())
  private readonly numberOf = createNumbering()
  /** One object for all stories of the same turn, as there are many stories. */
  private readonly turnOf = memoise((variant: number) =>
    memoise((isDrawn: boolean): PictureTurn => ({ variant, isDrawn })),
  )

  constructor(seed: number, choosePicture: ChoosePicture) {
    this.seed = seed
    this.choosePicture = choosePicture
  }

  /** The picture of a story that comes after all those dealt before. `lists`: those in which readers see it. */
  deal(id: number, subjects: readonly PictureSubject[], lists: readonly string[]): DealtPicture {
    const uses = lists.map((list) => this.usesIn(list))
    const first = createRandom(this.seed, STREAM, id).int(0, PRINTS)
    let best = { subject: 0, turn: this.turnOf(first)(false), number: 0, age: 0 }
    for (const [place, subject] of subjects.entries()) {
      for (let drawn = 0; drawn < PHOTOGRAPHS + PRINTS && best.age < PICTURE_REACH; drawn += 1) {
        const turn = this.turnOf(first + drawn)(drawn >= PHOTOGRAPHS)
        const number = this.numberOf(this.choosePicture({ subject, caption: null, ...turn }).id)
        const age = leastAge(uses, number)
        if (age > best.age) best = { subject: place, turn, number, age }
      }
    }
    for (const list of uses) list.note([best.number])
    return { subject: best.subject, turn: best.turn }
  }
}
