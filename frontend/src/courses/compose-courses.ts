import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import {
  COURSE_PATTERNS,
  jointsOf,
  LEAD_PATTERN,
  LONE_PATTERN,
  RELATED_PATTERN,
  shareJoint,
} from './course-pattern.table.ts'
import type { CardSize, CellRule, CoursePattern } from './course-pattern.table.ts'

/** What can be laid: all that a course has to know of a story is whether it has a picture. */
export type Layable = Pick<StoryTeaser, 'picture'>

export interface Card<Item> {
  story: Item
  size: CardSize
}

export interface CourseCell<Item> {
  span: number
  /** The cell's aside (an advertisement, a list) and whether it stands above the cards or alone. */
  aside: string | null
  cards: Card<Item>[]
}

export interface Course<Item> {
  pattern: CoursePattern
  cells: CourseCell<Item>[]
}

/** A block that is no story and wants a cell of some width: an advertisement, the most read, the latest. */
export interface Aside {
  name: string
  /** Width of the cell that it takes, in columns. */
  span: 3 | 4
  /** Stories that may stand under it in its cell; none where it fills the cell. */
  under: number
}

export interface Composition {
  /** The course above, whose joints must not be met. */
  above?: CoursePattern | undefined
  /** Begins with the lead over eight columns. */
  lead?: boolean
  /** Begin with these courses, where the stories suffice. */
  opening?: readonly string[]
  asides?: readonly Aside[]
}

/** How many stories may stand in a cell before another cell gets its next one. */
const UNDER_LEVELS = [1, 2, 3]
/** From this many stories on there is a course for them whatever stands above. */
const FEWEST_EASY = 3
/** The joint of the one course for two stories, 7|5. */
const PAIR_JOINT = 7

interface Plan {
  pattern: CoursePattern
  /** Asides by the index of their cell. */
  asides: Map<number, Aside>
  counts: number[]
}

/**
 * Lays stories in courses, as bricks are laid: every course is one of the allowed patterns, and no joint stands above
 * another (art direction, grid). The stories keep their order, but within one course a story with a picture goes before
 * one without where the place is made for a picture. Every story is laid; an aside that finds no cell is left out.
 */
export function composeCourses<Item extends Layable>(
  stories: readonly Item[],
  { above, lead = false, opening = [], asides = [] }: Composition = {},
): Course<Item>[] {
  const courses: Course<Item>[] = []
  let rest = [...stories]
  let previous = above
  let waiting = [...asides]
  let wished = [...opening]
  while (rest.length > 0) {
    const isLead = lead && courses.length === 0
    const plan = isLead ? planLead(rest.length) : planCourse(rest.length, previous, waiting, wished[0])
    const taken = storiesIn(plan)
    courses.push(fillCourse(plan, rest.slice(0, taken), isLead))
    rest = rest.slice(taken)
    previous = plan.pattern
    waiting = waiting.filter((aside) => ![...plan.asides.values()].includes(aside))
    if (!isLead) wished = wished.slice(1)
  }
  return courses
}

/** The three related stories under a story; fewer are laid as any course. */
export function composeRelated<Item extends Layable>(stories: readonly Item[]): Course<Item>[] {
  if (stories.length < 3) return composeCourses(stories)
  const plan = { pattern: RELATED_PATTERN, asides: new Map<number, Aside>(), counts: [1, 1, 1] }
  return [fillCourse(plan, stories.slice(0, 3), true)]
}

function planLead(stories: number): Plan {
  if (stories === 1) return { pattern: LONE_PATTERN, asides: new Map(), counts: [1] }
  const counts = stories === 2 || stories === 4 ? [1, 1] : [1, 2]
  return { pattern: LEAD_PATTERN, asides: new Map(), counts }
}

/**
 * The first pattern that meets no joint above, of those that leave the best rest: nothing, or enough for a course. The
 * pattern wished for goes before the others of its rank, and so does one that has a cell for an aside.
 */
function planCourse(
  stories: number,
  above: CoursePattern | undefined,
  asides: readonly Aside[],
  wished: string | undefined,
): Plan {
  const apart = COURSE_PATTERNS.filter((pattern) => above === undefined || !shareJoint(above, pattern))
  const plans = apart.map((pattern) => planPattern(pattern, stories, asides)).filter((plan) => plan !== null)
  const rankOf = (plan: Plan) => {
    const preferred = plan.pattern.name === wished ? 2 : plan.asides.size > 0 ? 1 : 0
    return 10 * awkwardness(stories - storiesIn(plan), plan.pattern) - preferred
  }
  const [best] = plans.toSorted((one, other) => rankOf(one) - rankOf(other))
  return best ?? { pattern: LONE_PATTERN, asides: new Map(), counts: [1] }
}

const storiesIn = (plan: Plan) => plan.counts.reduce((sum, count) => sum + count, 0)

/** How badly a number of stories left over can be laid: one is a lone story, two need 7|5 and may not meet its joint. */
function awkwardness(left: number, pattern: CoursePattern): 0 | 1 | 2 {
  if (left === 0 || left >= FEWEST_EASY) return 0
  return left === 2 && !jointsOf(pattern).includes(PAIR_JOINT) ? 1 : 2
}

function planPattern(pattern: CoursePattern, stories: number, asides: readonly Aside[]): Plan | null {
  const placed = placeAsides(pattern, asides)
  const rooms = pattern.cells.map((rule, index) => roomOf(rule, placed.get(index)))
  const least = rooms.reduce((sum, room) => sum + room.least, 0)
  if (stories < least) return null
  const counts = rooms.map((room) => room.least)
  let left = stories - least
  // Level by level, so that the cells grow together.
  UNDER_LEVELS.forEach((level) => {
    rooms.forEach((room, index) => {
      const count = counts[index] ?? 0
      if (left > 0 && count < room.most && count <= level) {
        counts[index] = count + 1
        left -= 1
      }
    })
  })
  while (left > 0 && left < FEWEST_EASY && giveOneBack(counts, rooms)) left += 1
  return { pattern, asides: placed, counts }
}

/** Takes one story less, so that enough are left over for a course; false where every cell has its least. */
function giveOneBack(counts: number[], rooms: readonly { least: number }[]): boolean {
  const index = counts.findLastIndex((count, at) => count > (rooms[at]?.least ?? 0))
  if (index < 0) return false
  counts[index] = (counts[index] ?? 1) - 1
  return true
}

function roomOf(rule: CellRule, aside: Aside | undefined): { least: number; most: number } {
  return aside === undefined ? rule : { least: 0, most: aside.under }
}

/** One aside a cell, from the right, never in the first cell, which carries the course. */
function placeAsides(pattern: CoursePattern, asides: readonly Aside[]): Map<number, Aside> {
  const placed = new Map<number, Aside>()
  if (pattern.cells.every(({ span }) => span === 3)) return placed
  asides.forEach((aside) => {
    const index = pattern.cells.findLastIndex(({ span }, at) => at > 0 && span === aside.span && !placed.has(at))
    if (index > 0) placed.set(index, aside)
  })
  return placed
}

/** Gives the places made for a picture to the stories that have one, from the left; the editor's lead is not moved. */
function fillCourse<Item extends Layable>(plan: Plan, stories: readonly Item[], keepOrder: boolean): Course<Item> {
  const heads = plan.counts.filter((count, index) => count > 0 && !plan.asides.has(index)).length
  const ordered = keepOrder ? [...stories] : picturesFirst(stories, heads)
  const first = ordered.slice(0, heads)
  const under = ordered.slice(heads)
  const cells = plan.pattern.cells.map((rule, index) => {
    const aside = plan.asides.get(index)
    const count = plan.counts[index] ?? 0
    const head = aside === undefined && count > 0 ? first.splice(0, 1) : []
    const below = under.splice(0, count - head.length)
    return {
      span: rule.span,
      aside: aside?.name ?? null,
      cards: [
        ...head.map((story) => ({ story, size: rule.first })),
        ...below.map((story): Card<Item> => ({ story, size: 'text' })),
      ],
    }
  })
  return { pattern: plan.pattern, cells }
}

/** The first `places` stories with a picture before the others, in their order, when there are others at all. */
function picturesFirst<Item extends Layable>(stories: readonly Item[], places: number): Item[] {
  const heads = stories.filter((story) => story.picture !== null).slice(0, places)
  return [...heads, ...stories.filter((story) => !heads.includes(story))]
}
