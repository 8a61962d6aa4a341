import type { Random } from '../random.ts'
import { readContent } from '../read-content.ts'

/** An invented person. */
export interface Person {
  first: string
  last: string
  woman: boolean
  age: number
}

const { men, women, surnames } = readContent('stories/names')

/** Draws a person; `sex` fixes it where the part asks for it (a parish priest, a player of a men's team). */
export function drawPerson(random: Random, sex?: 'man' | 'woman'): Person {
  const woman = sex === undefined ? random.chance(0.46) : sex === 'woman'
  return {
    first: random.pick(woman ? women : men),
    last: random.pick(surnames),
    woman,
    age: random.int(21, 74),
  }
}
