import { randomUUID } from 'node:crypto'
import { raw } from '@mikro-orm/postgresql'
import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'
import { appendOutboxFrom } from '../outbox/outbox.repository.ts'
import { SavedItem } from './saved-item.entity.ts'

/** Something to save, or saved. */
export interface SavedThing {
  userId: string
  type: string
  itemId: string
}

/** How many items one reader may keep. */
export const MOST_SAVED = 2000

/** What saving comes to: it `changed` something, it was `there`, or there is `noRoom`. */
export type Saving = 'changed' | 'there' | 'noRoom'

/** What both statements do besides: the reader's revision and a line in the outbox, where something has changed. */
const followUp = () => `
  bumped as (update users set revision = revision + 1 from written where users.id = written.user_id returning users.id),
  noted as (${appendOutboxFrom('reader.changed', 'bumped')})`

/** From this many on, what a save has made is counted once more; more commands of one reader than the rest never run at once. */
const NEARLY_FULL = MOST_SAVED / 2

/**
 * Saves an item once; row, revision and outbox in one statement. It counts by its own snapshot, which does not see what other
 * commands of the reader are about to commit. It takes the reader's row, though, so that they commit one after another, and what
 * is counted after it is true. The transaction has to be rolled back where there is `noRoom`.
 */
export async function saveItem(entities: EntityManager, thing: SavedThing & { title: string }): Promise<Saving> {
  const { userId, type, itemId, title } = thing
  const [row] = await entities.execute<{ changed: number; kept: number }[]>(
    `with written as (
      insert into saved_items (id, user_id, type, item_id, title, added_at)
      select ?::uuid, ?::uuid, ?::text, ?::text, ?::text, now()
      where (select count(*) from saved_items where user_id = ?::uuid) < ${MOST_SAVED}
      on conflict (user_id, type, item_id) do nothing returning user_id),
    ${followUp()}
    select (select count(*)::int from written) as changed,
      (select count(*)::int from saved_items where user_id = ?::uuid) as kept`,
    [randomUUID(), userId, type, itemId, title, userId, userId],
  )
  if (row?.changed)
    return row.kept < NEARLY_FULL || (await countSaved(entities, userId)) <= MOST_SAVED ? 'changed' : 'noRoom'
  if (!row || row.kept < MOST_SAVED) return 'there'
  return (await isSaved(entities, thing)) ? 'there' : 'noRoom'
}

async function countSaved(entities: EntityManager, userId: string): Promise<number> {
  const [row] = await entities.execute<{ kept: number }[]>(
    'select count(*)::int as kept from saved_items where user_id = ?::uuid',
    [userId],
  )
  return row?.kept ?? 0
}

/** Removes an item; true where it was there. */
export async function removeItem(entities: EntityManager, { userId, type, itemId }: SavedThing): Promise<boolean> {
  const [row] = await entities.execute<{ changed: number }[]>(
    `with written as (
      delete from saved_items where user_id = ?::uuid and type = ? and item_id = ? returning user_id),
    ${followUp()}
    select count(*)::int as changed from written`,
    [userId, type, itemId],
  )
  return (row?.changed ?? 0) > 0
}

/** Gives a saved thing the title that it has now, for all readers who keep it; returns how many did so under another one. */
export async function renameSaved(
  entities: EntityManager,
  { type, itemId, title }: Pick<SavedThing, 'type' | 'itemId'> & { title: string },
): Promise<number> {
  const rows = await entities
    .fork()
    .execute<unknown[]>('update saved_items set title = ? where type = ? and item_id = ? and title <> ? returning id', [
      title,
      type,
      itemId,
      title,
    ])
  return rows.length
}

/** Whether the reader keeps it, as the database knows at this moment, or the transaction of `entities`. */
export async function isSaved(entities: EntityManager, { userId, type, itemId }: SavedThing): Promise<boolean> {
  const rows = await entities.execute<unknown[]>(
    'select 1 from saved_items where user_id = ?::uuid and type = ? and item_id = ?',
    [userId, type, itemId],
  )
  return rows.length > 0
}

/** The keys `type:itemId` of everything that a reader has saved. */
export async function readSavedKeys(entities: EntityManager, userId: string): Promise<string[]> {
  const rows = await entities
    .fork()
    .execute<{ key: string }[]>(
      `select type || ':' || item_id as key from saved_items where user_id = ?::uuid order by added_at, id`,
      [userId],
    )
  return rows.map(({ key }) => key)
}

/** Which of a reader's saved items are wanted. */
export interface SavedSelection {
  /** Each stands in the title, whatever the case, accents and apostrophes of both. */
  words: readonly string[]
  /** Items of every type where it is undefined. */
  type: string | undefined
  sort: keyof typeof ORDERS
  limit: number
  offset: number
}

/** As in an Italian dictionary, whatever the order of the database is, and wherever a quotation begins. */
const SORTED_TITLE = `ltrim(title, '«“‘"'' ') collate "it-x-icu"`

const ORDERS = {
  newest: () => [{ addedAt: 'desc' }, { id: 'desc' }],
  oldest: () => [{ addedAt: 'asc' }, { id: 'asc' }],
  title: () => [{ [raw(SORTED_TITLE)]: 'asc' }, { id: 'asc' }],
} satisfies Record<string, () => QueryOrderMap<SavedItem>[]>

/** A title as `foldWord` makes a word: titles have accents and typographic apostrophes, what is typed may have neither. */
const FOLDED_TITLE = String.raw`translate(regexp_replace(normalize(title, NFD), '[\u0300-\u036f]', '', 'g'), '’‘', '''''')`

function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .replaceAll(/[’‘]/gu, "'")
}

/** Some of what a reader has saved, how many there are of the kind, and the types of everything that they have saved. */
export async function findSavedItems(
  entities: EntityManager,
  userId: string,
  { words, type, sort, limit, offset }: SavedSelection,
): Promise<{ items: SavedItem[]; total: number; types: string[] }> {
  const where: FilterQuery<SavedItem> = {
    userId,
    ...(type === undefined ? {} : { type }),
    ...(words.length > 0
      ? { $and: words.map((word) => ({ [raw(FOLDED_TITLE)]: { $ilike: `%${escapeLike(foldWord(word))}%` } })) }
      : {}),
  }
  const own = entities.fork()
  const [items, total] = await own.findAndCount(SavedItem, where, { orderBy: ORDERS[sort](), limit, offset })
  const types = await own.execute<{ type: string }[]>(
    'select distinct type from saved_items where user_id = ?::uuid order by type',
    [userId],
  )
  return { items, total, types: types.map((row) => row.type) }
}

/** What a reader types is looked for as it stands. */
function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
