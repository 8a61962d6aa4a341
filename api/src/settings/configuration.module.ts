import { Global, Module } from '@nestjs/common'
import type { DynamicModule } from '@nestjs/common'
import { createRegistry } from '@liberta/platform/metrics/create-metric'
import type { Logger } from 'pino'
import type { ApiSettings } from './api-settings.schema.ts'
import { API_SETTINGS, LOGGER, METRICS } from './injection-token.ts'

/** What every part is given: settings, logger, registry of the metrics. */
@Global()
@Module({})
export class ConfigurationModule {
  /** Provides these settings and this log to every module. */
  static with(settings: ApiSettings, logger: Logger): DynamicModule {
    return {
      module: ConfigurationModule,
      providers: [
        { provide: API_SETTINGS, useValue: settings },
        { provide: LOGGER, useValue: logger },
        { provide: METRICS, useFactory: () => createRegistry('api') },
      ],
      exports: [API_SETTINGS, LOGGER, METRICS],
    }
  }
}
