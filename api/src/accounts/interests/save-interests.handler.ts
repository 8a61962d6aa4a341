import { randomUUID } from 'node:crypto'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { assertWritten } from '../../commands/assert-written.ts'
import { CommandRunner } from '../../commands/command-runner.ts'
import { noteReaderChanged } from '../../commands/reader-revision.ts'
import { KnownInterests } from './known-interests.ts'
import { SaveInterestsCommand } from './save-interests.command.ts'

/**
 * Keeps topics and zones, each once; 409 where they changed after the version that the reader had read. What is new has to exist (422);
 * what the reader chose before may stay, though it has left the lists.
 */
@CommandHandler(SaveInterestsCommand)
export class SaveInterestsHandler implements ICommandHandler<SaveInterestsCommand, { status: 'ok'; version: number }> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly known: KnownInterests,
  ) {}

  execute({ userId, interests, key }: SaveInterestsCommand): Promise<{ status: 'ok'; version: number }> {
    const check = () => this.known.refuseUnknown(userId, interests)
    return this.commands.run({ userId, name: 'save-interests', content: interests, key, check }, async (entities) => {
      const topics = JSON.stringify([...new Set(interests.topics)])
      const zones = JSON.stringify([...new Set(interests.zones)])
      const seen = interests.version ?? -1
      const rows = await entities.execute<{ version: number }[]>(
        `insert into user_interests as i (id, user_id, topics, zones, updated_at, version)
        select ?::uuid, ?::uuid, ?::jsonb, ?::jsonb, now(), 1 where ?::int in (0, -1)
          or exists (select 1 from user_interests where user_id = ?::uuid)
        on conflict (user_id) do update set topics = excluded.topics, zones = excluded.zones, updated_at = now(),
          version = i.version + 1
        where ?::int in (i.version, -1)
        returning version`,
        [randomUUID(), userId, topics, zones, seen, userId, seen],
      )
      const version = assertWritten(rows)
      await noteReaderChanged(entities, userId)
      return { status: 'ok', version }
    })
  }
}
