import { Injectable, Module } from '@nestjs/common'
import type { BeforeApplicationShutdown, DynamicModule } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import { endConnections } from '@liberta/http/drain-server'
import type { Logger } from 'pino'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { AuthModule } from '../auth/auth.module.ts'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { ConfigurationModule } from '../settings/configuration.module.ts'
import { DatabaseModule } from '../database/database.module.ts'
import { HttpModule } from '../http/http.module.ts'
import { HealthController } from '../health/health.controller.ts'
import { MessagesModule } from '../messages/messages.module.ts'
import { MostReadModule } from '../most-read/most-read.module.ts'
import { OperatorsServer } from '../operators/operators-server.ts'
import { ReadModelsModule } from '../read-api/read-models.module.ts'
import { RedisModule } from '../redis/redis.module.ts'
import { SurveysModule } from '../surveys/surveys.module.ts'
import { WebhookController } from '../webhook/webhook.controller.ts'
import { ProgramFigures } from './program-figures.ts'

/** An answer that waits for something that hangs is not waited for: who asked comes again, to another copy. Milliseconds. */
const LONGEST_ANSWER_MS = 3_500

/** Closes connections as their last answer ends, beside Nest, which closes the server and waits for them all. */
@Injectable()
class DrainConnections implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    endConnections(this.host.httpAdapter.getHttpServer(), LONGEST_ANSWER_MS)
  }
}

/** The API and its parts. */
@Module({})
export class ApplicationModule {
  /** The module of a process with these settings and this log. */
  static with(settings: ApiSettings, logger: Logger): DynamicModule {
    return {
      module: ApplicationModule,
      imports: [
        ConfigurationModule.with(settings, logger),
        RedisModule,
        DatabaseModule,
        CqrsModule.forRoot(),
        HttpModule,
        ReadModelsModule,
        AuthModule,
        AccountsModule,
        MessagesModule,
        MostReadModule,
        SurveysModule,
      ],
      // What an orchestrator asks, and what the CMS announces: features of one class each.
      controllers: [HealthController, WebhookController],
      providers: [DrainConnections, OperatorsServer, ProgramFigures],
    }
  }
}
