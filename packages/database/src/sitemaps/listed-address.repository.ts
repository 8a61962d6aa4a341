import { MOST_IN_SITEMAP, NEWS_SITEMAP } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { SitemapKind, SitemapPart } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { EntityManager } from '@mikro-orm/postgresql'

/** What the ledger lists. */
export type ListedKind = 'story' | 'video' | 'event' | 'obituary'

/** A page as it is noted. */
export interface ListedPage {
  kind: ListedKind
  id: number
  address: string
  title: string
  publishedAt: string
  /** Null where the CMS does not say it: then a change that is seen is when it was changed. */
  updatedAt: string | null
  pictureId: string | null
  pictureCaption: string | null
  /** Null where it is not known, which changes nothing of what was known before. */
  videoSource: string | null
  videoSeconds: number | null
}

/** What became of a page. */
export interface ChangedPage {
  kind: ListedKind
  id: number
  month: string
  address: string
}

/** Which rows of the ledger each kind of sitemap lists. */
const ROWS: Readonly<Record<SitemapKind, { kind: ListedKind; condition: string }>> = {
  stories: { kind: 'story', condition: 'true' },
  pictures: { kind: 'story', condition: 'picture_id is not null' },
  videos: { kind: 'video', condition: 'true' },
  events: { kind: 'event', condition: 'true' },
  obituaries: { kind: 'obituary', condition: 'true' },
}

/** The kinds of sitemap in which pages of a kind stand. */
export function sitemapsOf(kind: ListedKind): SitemapKind[] {
  return (Object.keys(ROWS) as SitemapKind[]).filter((sitemap) => ROWS[sitemap].kind === kind)
}

/** An instant as ISO 8601 in UTC, whatever the session's time zone. */
function writeInstant(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

const GIVEN = `jsonb_to_recordset(?::jsonb) as given ("kind" text, "id" int, "address" text, "title" text,
  "publishedAt" timestamptz(3), "updatedAt" timestamptz(3), "pictureId" text, "pictureCaption" text, "videoSource" text,
  "videoSeconds" int)`

/** What of a row is its content: where one of these differs, the page has changed. */
const DIFFERS = `(known.address, known.title, known.published_at, known.picture_id, known.picture_caption, known.video_seconds)
  is distinct from (excluded.address, excluded.title, excluded.published_at, excluded.picture_id, excluded.picture_caption,
  excluded.video_seconds)`

/**
 * What a statement that changes the ledger ends with: the rows of its CTE `changed` (kind, month), with those of the months from which they
 * were taken, are kept as months to be made anew.
 */
const KEEP_CHANGED = `insert into changed_months as known (kind, month, changes)
  select distinct kind, month, 1 from changed order by kind, month
  on conflict (kind, month) do update set changes = known.changes + 1`

/**
 * Notes pages as they stand now, and gives those that were changed by it. A withdrawn page is listed again only where it was changed
 * after that, or where the CMS was asked for it itself (`isOwnAnswer`): a list may be from before. A page that a list has twice is noted
 * once, as it was changed last. The months of what was changed, and those from which it moved, are kept (`findChangedMonths`).
 */
export async function notePages(
  entities: EntityManager,
  pages: readonly ListedPage[],
  { isOwnAnswer }: { isOwnAnswer: boolean },
): Promise<ChangedPage[]> {
  if (pages.length === 0) return []
  const given = JSON.stringify(pages)
  return entities.fork().execute<ChangedPage[]>(
    `with before as (select listed.kind, listed.id, listed.month from listed_addresses listed join ${GIVEN} using (kind, id)),
    noted as (insert into listed_addresses as known (kind, id, address, state, title, published_at, month, updated_at, picture_id,
      picture_caption, video_source, video_seconds, changed_at)
    select distinct on (given.kind, given.id) given.kind, given.id, given.address, 'listed', given.title, given."publishedAt",
      to_char(given."publishedAt" at time zone 'UTC', 'YYYY-MM'), given."updatedAt", given."pictureId",
      given."pictureCaption", given."videoSource", given."videoSeconds", now()
    from ${GIVEN} order by given.kind, given.id, given."updatedAt" desc nulls last
    on conflict (kind, id) do update set address = excluded.address, state = 'listed', title = excluded.title,
      published_at = excluded.published_at, month = excluded.month,
      updated_at = case when excluded.updated_at is not null then excluded.updated_at
        when ${DIFFERS} then now() else known.updated_at end,
      picture_id = excluded.picture_id, picture_caption = excluded.picture_caption,
      video_source = coalesce(excluded.video_source, known.video_source), video_seconds = excluded.video_seconds,
      changed_at = now()
    where (known.state = 'listed' or ?::boolean or excluded.updated_at > known.changed_at)
      and (known.state <> 'listed' or ${DIFFERS} or excluded.updated_at > known.updated_at
        or excluded.video_source <> known.video_source or (known.video_source is null and excluded.video_source is not null))
    returning kind, id, month, address),
    changed as (select kind, month from noted union select kind, before.month from before join noted using (kind, id)),
    kept as (${KEEP_CHANGED})
    select * from noted`,
    [given, given, isOwnAnswer],
  )
}

/** Takes pages off all lists, and gives those that stood on one. */
export async function withdrawPages(
  entities: EntityManager,
  kind: ListedKind,
  ids: readonly number[],
): Promise<ChangedPage[]> {
  return entities.fork().execute<ChangedPage[]>(
    `with changed as (update listed_addresses set state = 'withdrawn', changed_at = now()
      where kind = ? and id in (select value::int from jsonb_array_elements_text(?::jsonb)) and state = 'listed'
      returning kind, id, month, address),
    kept as (${KEEP_CHANGED})
    select * from changed`,
    [kind, JSON.stringify(ids)],
  )
}

/** Notes when pages were changed of which no more is known; gives those that are listed. */
export async function touchPage(entities: EntityManager, kind: ListedKind, id: number): Promise<ChangedPage[]> {
  return entities.fork().execute<ChangedPage[]>(
    `with changed as (update listed_addresses set updated_at = now(), changed_at = now()
      where kind = ? and id = ? and state = 'listed' returning kind, id, month, address),
    kept as (${KEEP_CHANGED})
    select * from changed`,
    [kind, id],
  )
}

/** Stretch of time that a list of the CMS answers for, both ends left out. */
export interface ListedSpan {
  after: string
  before: string
}

/** Listed pages of a span that are not among those of the CMS's list: they may have been withdrawn. */
export async function findUnlisted(
  entities: EntityManager,
  kind: ListedKind,
  { after, before }: ListedSpan,
  ids: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await entities.fork().execute<{ id: number }[]>(
    `select id from listed_addresses where kind = ? and state = 'listed' and published_at > ? and published_at < ?
    and id not in (select value::int from jsonb_array_elements_text(?::jsonb)) order by published_at desc limit ?`,
    [kind, after, before, JSON.stringify(ids), most],
  )
  return rows.map(({ id }) => id)
}

/** A page that is on no list. */
export interface WithdrawnPage {
  id: number
  /** Whether it is so for a day: whatever a list says of it now is from after that. */
  isSettled: boolean
}

/** Which of these pages are withdrawn. */
export async function findWithdrawn(
  entities: EntityManager,
  kind: ListedKind,
  ids: readonly number[],
): Promise<WithdrawnPage[]> {
  if (ids.length === 0) return []
  return entities.fork().execute<WithdrawnPage[]>(
    `select id, changed_at < now() - interval '1 day' as "isSettled" from listed_addresses
    where kind = ? and state = 'withdrawn' and id in (select value::int from jsonb_array_elements_text(?::jsonb)) order by id`,
    [kind, JSON.stringify(ids)],
  )
}

/** Pages of one kind and month. */
export interface CountedMonth {
  kind: SitemapKind
  month: string
  pages: number
  /** ISO 8601, in UTC. */
  changedAt: string
}

/** How many pages each month of each kind of sitemap has, newest first. */
export async function countMonths(entities: EntityManager): Promise<CountedMonth[]> {
  const rows = await entities
    .fork()
    .execute<{ kind: ListedKind; month: string; pages: string; pictures: string; changedAt: string }[]>(
      `select kind, month, count(*) filter (where state = 'listed') as pages,
      count(picture_id) filter (where state = 'listed') as pictures, ${writeInstant('max(changed_at)')} as "changedAt"
    from listed_addresses group by kind, month order by kind, month desc`,
    )
  return rows.flatMap(({ kind, month, pages, pictures, changedAt }) =>
    sitemapsOf(kind)
      .map((sitemap) => ({ kind: sitemap, month, pages: Number(sitemap === 'pictures' ? pictures : pages), changedAt }))
      .filter((counted) => counted.pages > 0),
  )
}

/** A page as a sitemap says it. */
export interface SitemapRow {
  id: number
  address: string
  title: string
  /** ISO 8601, in UTC. */
  publishedAt: string
  updatedAt: string | null
  pictureId: string | null
  pictureCaption: string | null
  videoSource: string | null
  videoSeconds: number | null
}

const COLUMNS = `id, address, title, ${writeInstant('published_at')} as "publishedAt",
  ${writeInstant('updated_at')} as "updatedAt", picture_id as "pictureId",
  picture_caption as "pictureCaption", video_source as "videoSource", video_seconds as "videoSeconds"`

/** The pages of one file of the archive, oldest first, so that a month that is over is never dealt anew. */
export async function readSitemapFile(
  entities: EntityManager,
  { kind, month, file }: SitemapPart,
): Promise<SitemapRow[]> {
  const { kind: rows, condition } = ROWS[kind]
  return entities.fork().execute<SitemapRow[]>(
    `select ${COLUMNS} from listed_addresses where kind = ? and month = ? and state = 'listed' and ${condition}
    order by published_at, id limit ? offset ?`,
    [rows, month, MOST_IN_SITEMAP, (file - 1) * MOST_IN_SITEMAP],
  )
}

/** The stories of the last two days, newest first. */
export async function readNews(entities: EntityManager): Promise<SitemapRow[]> {
  return entities.fork().execute<SitemapRow[]>(
    `select ${COLUMNS} from listed_addresses where kind = 'story' and state = 'listed'
    and published_at > now() - ?::interval and published_at <= now() order by published_at desc, id desc limit ?`,
    [`${NEWS_SITEMAP.hours} hours`, NEWS_SITEMAP.most],
  )
}
