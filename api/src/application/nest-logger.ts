import type { LoggerService } from '@nestjs/common'
import type { Logger } from 'pino'

/** Lets the framework write to the program's log. What it says of its own start is only of interest when debugging. */
export class NestLogger implements LoggerService {
  private readonly logger: Logger

  constructor(logger: Logger) {
    this.logger = logger
  }

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message))
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error({ details }, String(message))
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message))
  }
}
