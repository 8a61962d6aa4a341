import { createRandom, type Random, hashText } from '../random.ts'
import { readContent } from '../read-content.ts'
import { agreeWithFigures, contract, type Preposition } from './grammar/articles.ts'
import { dateWithArticle, toRomeClock, weekdayDate, weekdayName } from './grammar/dates.ts'
import { figureWithArticle, formatNumber, formatTenths, inWords } from './grammar/numbers.ts'
import { parseTemplate, type Template, type TemplateNode } from './grammar/template.ts'
import { drawPerson, type Person } from './draw-person.ts'
import { drawScenePlaces, sceneSlots, type Scene } from './scene-slots.ts'
import type { StoryBrief } from './story.types.ts'

const roles = readContent('stories/roles')

const numberPattern = /^(w?)(\d+)-(\d+)(?:([*/])(\d+))?$/
const datePattern = /^([dgn])([+-])(\d+)(?:~(\d+))?$/
const personPattern = /^[phf]\d$/

/** Prepositions already joined with an article, for figures: `{del:8-30}` is «dell’8» or «del 12». */
const figurePrepositions: Readonly<Record<string, Preposition>> = {
  del: 'di',
  al: 'a',
  dal: 'da',
  nel: 'in',
  sul: 'su',
}

/**
 * Ranges that lie within these years are years and take no thousands point. Recent ones are written as seen from
 * `writtenIn` and move with the story, so that a story of 2014 does not recall 2019.
 */
const years = { first: 1200, last: 2099, recent: 2000, writtenIn: 2025 } as const

interface NumberValue {
  text: string
  value: number
}

/**
 * Everything one story knows: its people, places, figures and dates. Each named value comes from a stream of its own, so
 * the headline and the body agree whichever is composed first, and neither has to be kept.
 */
export class StoryContext {
  readonly scene: Scene
  private readonly brief: StoryBrief
  private readonly specs: Readonly<Record<string, string>>
  private readonly values = new Map<string, string>()
  private readonly numbers = new Map<string, number>()
  private readonly people = new Map<string, Person>()

  constructor(brief: StoryBrief, specs: Readonly<Record<string, string>>, theme: string) {
    this.brief = brief
    this.specs = { ...specs, theme }
    this.scene = { clock: toRomeClock(brief.publishedAt), ...drawPlaces(brief) }
  }

  /**
   * Renders a template; free choices and figures come from `random`, named values from the story. With `settled`, a
   * figure before the same word is the same all through the story, so that «{40-90} volontari» agrees in title and body.
   */
  render(source: string, random: Random, settled = false): string {
    return agreeWithFigures(this.renderNodes(parseTemplate(source), random, settled))
  }

  private renderNodes(nodes: Template, random: Random, settled: boolean): string {
    let text = ''
    for (const [place, node] of nodes.entries()) {
      if (node.kind === 'text') text += node.text
      else if (node.kind === 'choice') text += this.renderNodes(random.pick(node.options), random, settled)
      else text += this.slot(node.slot, settled ? this.settle(node.slot, nodes[place + 1], random) : random)
    }
    return text
  }

  /** The stream of a figure that the story has settled: named after its range and the word that follows it; of a date, after its range. */
  private settle(slot: string, next: TemplateNode | undefined, random: Random): Random {
    const word = next?.kind === 'text' ? /^ (\p{L}+)/u.exec(next.text)?.[1] : undefined
    const spec = slot.replace(/^.*:/, '')
    const { seed, index } = this.brief
    if (datePattern.test(spec)) return createRandom(seed, index, hashText(spec), 9)
    return word !== undefined && numberPattern.test(spec)
      ? createRandom(seed, index, hashText(`${spec} ${word}`), 9)
      : random
  }

  private slot(name: string, random: Random): string {
    const colon = name.indexOf(':')
    if (colon > 0) {
      const prefix = name.slice(0, colon)
      const rest = this.slot(name.slice(colon + 1), random)
      if (prefix === 'w') return this.words(name.slice(colon + 1), rest)
      if (prefix === 'il') return figureWithArticle(rest)
      const joined = figurePrepositions[prefix]
      return joined ? contract(joined, figureWithArticle(rest)) : contract(prefix as Preposition, rest)
    }
    if (name.includes('/') && !numberPattern.test(name)) {
      const [who = '', man = '', woman = ''] = name.split('/')
      return this.person(who).woman ? woman : man
    }
    const number = readNumber(name, random, this.scene.clock)
    if (number) return number.text
    return readDate(name, random, this.scene.clock) ?? this.named(name)
  }

  private words(name: string, figure: string): string {
    const value = this.numbers.get(name)
    return value === undefined ? figure : inWords(value)
  }

  private named(name: string): string {
    const known = this.values.get(name)
    if (known !== undefined) return known
    const value = this.resolve(name)
    this.values.set(name, value)
    return value
  }

  private resolve(name: string): string {
    const random = createRandom(this.brief.seed, this.brief.index, hashText(name))
    const spec = this.specs[name]
    if (spec !== undefined) {
      const number = readNumber(spec, random, this.scene.clock)
      if (number) this.numbers.set(name, number.value)
      return number?.text ?? readDate(spec, random, this.scene.clock) ?? this.render(`[${spec}]`, random)
    }
    const builtin = sceneSlots[name]
    if (builtin !== undefined) {
      return typeof builtin === 'string' ? this.render(`[${builtin}]`, random) : builtin(this.scene, random)
    }
    return this.personSlot(name)
  }

  private personSlot(name: string): string {
    if (name.startsWith('the.')) {
      const role = name.slice(4)
      return `${this.roleTitle(role)} ${fullName(this.person(role))}`
    }
    const [who = '', field] = name.split('.')
    if (field === 'title') return this.roleTitle(who)
    const person = this.person(who)
    if (field === undefined) return fullName(person)
    if (field === 'first') return person.first
    if (field === 'last') return person.last
    if (field === 'age') return String(person.age)
    throw new SyntaxError(`unknown slot {${name}}`)
  }

  private roleTitle(role: string): string {
    const row = roles[role]
    if (!row) throw new SyntaxError(`unknown role {${role}}`)
    return this.person(role).woman ? row.woman : row.man
  }

  private person(who: string): Person {
    const known = this.people.get(who)
    if (known) return known
    const person = this.drawWho(who)
    this.people.set(who, person)
    return person
  }

  private drawWho(who: string): Person {
    const { seed, index } = this.brief
    const own = createRandom(seed, index, hashText(who), 7)
    if (personPattern.test(who))
      return drawPerson(own, who.startsWith('h') ? 'man' : who.startsWith('f') ? 'woman' : undefined)
    const row = roles[who]
    if (!row) throw new SyntaxError(`unknown person {${who}}`)
    const holderOf = { story: '', town: this.scene.town.name, city: 'Piacenza', team: this.named('team') }[row.of]
    if (row.of === 'story') return drawPerson(own)
    const term = Math.floor((this.scene.clock.getUTCFullYear() - 2) / 5)
    return drawPerson(
      createRandom(seed, hashText(holderOf), hashText(who), term),
      row.man === row.woman ? 'man' : undefined,
    )
  }
}

const fullName = (person: Person): string => `${person.first} ${person.last}`

function drawPlaces(brief: StoryBrief): Omit<Scene, 'clock'> {
  return drawScenePlaces(brief.zone, createRandom(brief.seed, brief.index, 1))
}

function readNumber(spec: string, random: Random, clock: Date): NumberValue | undefined {
  const match = numberPattern.exec(spec)
  if (!match) return undefined
  const [, words, from, to, operator, operand] = match
  const drawn = random.int(Number(from), Number(to))
  if (operator === '/') return { text: formatTenths(drawn), value: drawn }
  if (Number(from) >= years.first && Number(to) <= years.last) {
    const shift = Number(to) > years.recent ? Math.min(0, clock.getUTCFullYear() - years.writtenIn) : 0
    return { text: String(drawn + shift), value: drawn + shift }
  }
  const value = drawn * (operator === '*' ? Number(operand) : 1)
  return { text: words ? inWords(value) : formatNumber(value), value }
}

function readDate(spec: string, random: Random, clock: Date): string | undefined {
  const match = datePattern.exec(spec)
  if (!match) return undefined
  const [, form, sign, near, far] = match
  const days = random.int(Number(near), Number(far ?? near)) * (sign === '-' ? -1 : 1)
  if (form === 'd') return weekdayDate(clock, days)
  return form === 'g' ? dateWithArticle(clock, days) : weekdayName(clock, days)
}
