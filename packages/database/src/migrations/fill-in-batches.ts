/** What a migration gives to rows that are there already. The words are SQL and come from the migration, never from outside. */
export interface Filling {
  table: string
  /** As `set` of an `update` has it. */
  set: string
  /** Rows that lack it. Those that have it are passed over, so that a filling that was cut off is started again. */
  where: string
}

/** Of a table, in blocks of 8 KiB: what takes some ten milliseconds where rows find room, and a fifth of a second where they do not. */
const BLOCKS_AT_ONCE = 64
/** For each second of work so many of rest: it takes a quarter of one processor and of one disk. */
const REST = 3

/**
 * The statement of a migration that fills a large table while readers read and write: some blocks of the table at a time, each time a
 * transaction of its own that locks its rows no longer, and rests in between. The migration says `isTransactional() { return false }`.
 *
 * From the last block to the first: the new version of a row that finds no room in its own block is put into one of the next, and must
 * be entered in every index anew. The next ones are done already, and have room again where old versions were. The other way round
 * it would take the room of rows that are still to come, whose versions take that of the next ones, through the whole table: ten times the work.
 *
 * Last of all come rows that the version before has moved meanwhile. What it writes after that is filled by the release that reads the column alone.
 */
export function fillInBatches({ table, set, where }: Filling): string {
  return `do $$
declare
  block bigint := pg_relation_size('${table}') / current_setting('block_size')::bigint;
  began timestamptz;
begin
  while block > 0 loop
    began := clock_timestamp();
    update ${table} set ${set} where (${where})
      and ctid >= format('(%s,0)', greatest(block - ${BLOCKS_AT_ONCE}, 0))::tid and ctid < format('(%s,0)', block)::tid;
    commit;
    block := block - ${BLOCKS_AT_ONCE};
    perform pg_sleep(extract(epoch from clock_timestamp() - began) * ${REST});
  end loop;
  update ${table} set ${set} where ${where};
end $$`
}
