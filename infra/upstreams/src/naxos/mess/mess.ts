import { createRandom, hashText } from '../../content/random.ts'
import { ANSWER_MESS, STATUS_MESS } from './answer-mess.table.ts'
import { ALL_THING_MESS, chooseKinds } from './mess-kinds.ts'
import type { OpenAnswer, StatusMess, Thing, ThingMess } from './mess-kind.types.ts'
import { PICTURE_MESS } from './picture-mess.table.ts'
import type { SentPicture } from './picture-mess.table.ts'
import { memberOf, rootOf } from './thing.table.ts'
import type { ThingType } from './thing.table.ts'
import { WEBHOOK_MESS, spoilMessage } from './webhook-mess.table.ts'

/** How much mess is wanted, and which. */
export interface MessOrder {
  /** Share of things that are spoiled, 0 to 1. */
  share: number
  seed: number
  /** Names of kinds, parted by commas; empty for the mix. */
  kinds: string
}

/** Things that calls name by their slug, and that addresses in answers name. */
export type SluggedRows = Readonly<Partial<Record<ThingType, readonly { id: number; slug: string }[]>>>

/** First words of the site's addresses in which a slug stands, and whose it is. */
const ADDRESSES: Readonly<Record<string, ThingType>> = {
  tag: 'tag',
  autore: 'journalist',
  news: 'section',
  events: 'event_category',
  multimedia: 'folder',
}

/**
 * One order of mess, carried out: what it makes of answers and messages. Everything follows from the seed and from what a thing
 * is, so that a story is spoiled in the same way wherever it stands, and a tag is asked for by the slug that was told.
 */
export class Mess {
  private readonly order: MessOrder
  private readonly things: ReadonlyMap<ThingType, readonly ThingMess[]>
  private readonly odd = new Map<ThingType, Map<string, string>>()
  private readonly plain = new Map<ThingType, Map<string, string>>()

  constructor(order: MessOrder, rows: SluggedRows) {
    this.order = order
    this.things = Map.groupBy(chooseKinds(ALL_THING_MESS, order.kinds), ({ type }) => type)
    for (const type of Object.keys(rows) as ThingType[]) {
      const pairs = (rows[type] ?? []).map(({ id, slug }) => [slug, this.spellSlug(type, id, slug)] as const)
      this.odd.set(type, new Map(pairs))
      this.plain.set(type, new Map(pairs.map(([slug, odd]) => [odd, slug])))
    }
  }

  /** The slug in our own tables of one that a caller uses; null where no answer tells it. */
  readSlug(type: ThingType, slug: string): string | null {
    const known = this.plain.get(type)
    return known ? (known.get(slug) ?? null) : slug
  }

  /** The slug as answers tell it. */
  writeSlug(type: ThingType, slug: string): string {
    return this.odd.get(type)?.get(slug) ?? slug
  }

  /** What stands in place of an answer; null where the answer does. */
  statusOf(url: string): StatusMess | null {
    const kinds = this.order.kinds === '' ? [] : chooseKinds(STATUS_MESS, this.order.kinds)
    const random = createRandom(this.order.seed, hashText(url))
    return kinds.length > 0 && random.chance(this.order.share) ? random.pick(kinds) : null
  }

  /** What is sent for a picture in place of its bytes. */
  spoilPicture(url: string, picture: { type: string; body: Buffer }): SentPicture {
    const kinds = this.order.kinds === '' ? [] : chooseKinds(PICTURE_MESS, this.order.kinds)
    const random = createRandom(this.order.seed, hashText(url))
    return kinds.length > 0 && random.chance(this.order.share) ? random.pick(kinds).spoil(picture) : picture
  }

  /** The answer with its things spoiled, and then as a whole. */
  spoil(answer: OpenAnswer, query: Readonly<Record<string, unknown>>): OpenAnswer {
    const open = { ...answer, data: this.walk(answer.data, rootOf(answer.kind, query)) }
    const random = createRandom(this.order.seed, hashText(answer.kind))
    return chooseKinds(ANSWER_MESS, this.order.kinds).reduce(
      (spoiled, kind) => (kind.fits(spoiled) ? kind.spoil(spoiled, random) : spoiled),
      open,
    )
  }

  /** The messages to the webhook in place of one. */
  spoilMessage(message: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
    const spell = (type: ThingType, slugs: unknown) =>
      Array.isArray(slugs) ? slugs.map((slug) => this.writeSlug(type, String(slug))) : slugs
    const spelled = {
      ...message,
      tags: spell('tag', message['tags']),
      journalists: spell('journalist', message['journalists']),
    }
    return spoilMessage(spelled, chooseKinds(WEBHOOK_MESS, this.order.kinds))
  }

  private walk(value: unknown, type: ThingType | null): unknown {
    if (Array.isArray(value)) return value.map((item) => this.walk(item, type))
    if (typeof value !== 'object' || value === null) return value
    const thing = value as Thing
    const walked = Object.fromEntries(
      Object.entries(thing).map(([name, inner]) => [name, this.walkMember(type, name, inner)]),
    )
    if (type === null) return walked
    const random = createRandom(this.order.seed, hashText(type), identify(thing))
    const kind = this.kindOf(type, identify(thing))
    return kind?.fits(walked) ? kind.spoil(walked, random) : walked
  }

  private walkMember(type: ThingType | null, name: string, value: unknown): unknown {
    if ((name === 'URL' || name === 'newUrl') && typeof value === 'string') return this.writeAddress(value)
    return this.walk(value, memberOf(type, name))
  }

  /** The kind by which a thing is spoiled; null where it is left alone. */
  private kindOf(type: ThingType, identity: number): ThingMess | null {
    const kinds = this.things.get(type) ?? []
    const random = createRandom(this.order.seed, hashText(type), identity)
    return kinds.length > 0 && random.chance(this.order.share) ? random.pick(kinds) : null
  }

  private spellSlug(type: ThingType, id: number, slug: string): string {
    const kind = this.kindOf(type, id)
    const spoiled = kind?.spoil({ id, slug }, createRandom(this.order.seed))['slug']
    return typeof spoiled === 'string' ? spoiled : slug
  }

  /** An address of the site with the slugs that the CMS itself tells. */
  private writeAddress(address: string): string {
    const [nothing, first = '', ...others] = address.split('/')
    const type = Object.hasOwn(ADDRESSES, first) ? ADDRESSES[first] : undefined
    if (nothing !== '' || type === undefined) return address
    return ['', first, ...others.map((part) => encodeURIComponent(this.writeSlug(type, part)))].join('/')
  }
}

/** What a thing is known by; things without an id are known by all that they hold. */
function identify({ id, ...others }: Thing): number {
  return typeof id === 'number' ? id : hashText(typeof id === 'string' ? id : JSON.stringify(others))
}
