import { Global, Module } from '@nestjs/common'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { watchPool } from '@liberta/platform/metrics/watch-pool'
import { MikroORM } from '@mikro-orm/postgresql'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { DatabaseLifecycle } from './database-lifecycle.ts'

/** PostgreSQL. Every command forks an entity manager of its own; requests that only read models never touch it. */
@Global()
@Module({
  providers: [
    {
      provide: MikroORM,
      inject: [API_SETTINGS],
      useFactory: ({ DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_CA_FILE }: ApiSettings) =>
        new MikroORM(
          createDatabaseOptions(DATABASE_URL, {
            poolSize: DATABASE_POOL_SIZE,
            caFile: DATABASE_CA_FILE,
            onPool: watchPool,
          }),
        ),
    },
    DatabaseLifecycle,
  ],
  exports: [MikroORM, DatabaseLifecycle],
})
export class DatabaseModule {}
