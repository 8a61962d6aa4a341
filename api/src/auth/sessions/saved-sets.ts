import { Inject, Injectable } from '@nestjs/common'
import { readSavedKeys } from '@liberta/database/accounts/saved-item.repository'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import { readReaderProjection } from '@liberta/platform/accounts/reader-projection'
import type { ReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LOGGER } from '../../settings/injection-token.ts'
import { RedisConnections } from '../../redis/redis-connections.ts'

/** A reader's whole saved set: from the projection where it is up to date with the reader, else from PostgreSQL. */
@Injectable()
export class SavedSets {
  constructor(
    private readonly orm: MikroORM,
    private readonly redis: RedisConnections,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The keys `type:itemId`. */
  async read({ id, revision }: Pick<UserRecord, 'id' | 'revision'>): Promise<string[]> {
    const projection = await this.readProjection(id)
    if (projection && projection.revision >= revision) return projection.saved
    return readSavedKeys(this.orm.em, id)
  }

  private async readProjection(id: string): Promise<ReaderProjection | null> {
    try {
      return await readReaderProjection(this.redis.cache, id)
    } catch (error) {
      this.logger.debug({ err: error }, 'a projection could not be read')
      return null
    }
  }
}
