import { Global, Module } from '@nestjs/common'
import { APP_FILTER } from '@nestjs/core'
import { ClientLimits } from './client-limits.ts'
import { ProblemFilter } from './problem.filter.ts'

/** What every route has: its failures are problem documents, and what one client may do is limited. */
@Global()
@Module({ providers: [{ provide: APP_FILTER, useClass: ProblemFilter }, ClientLimits], exports: [ClientLimits] })
export class HttpModule {}
