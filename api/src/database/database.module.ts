import { Global, Module } from '@nestjs/common'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
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
      useFactory: ({ DATABASE_URL }: ApiSettings) => new MikroORM(createDatabaseOptions(DATABASE_URL)),
    },
    DatabaseLifecycle,
  ],
  exports: [MikroORM, DatabaseLifecycle],
})
export class DatabaseModule {}
