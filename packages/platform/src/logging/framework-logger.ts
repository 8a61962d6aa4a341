import type { Logger } from 'pino'

/** The framework's own lines through pino, so that a program writes one kind of log; has the shape of Nest's `LoggerService`. */
export class FrameworkLogger {
  private readonly logger: Logger

  constructor(logger: Logger) {
    this.logger = logger
  }

  /** At `debug`: what Nest tells of its own start is of no use to operators. */
  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest)
  }

  /** At `warn`. */
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest)
  }

  /** At `error`; a stack is among the details. */
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest)
  }

  /** At `fatal`: the process will not go on. */
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest)
  }

  /** Nest gives the context last. */
  private write(level: 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1)
    this.logger[level]({ context, details: rest.slice(0, -1) }, String(message))
  }
}
