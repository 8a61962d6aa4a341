import type { Logger } from 'pino'

/** The framework's own lines through pino, so that a program writes one kind of log; has the shape of Nest's `LoggerService`. */
export class FrameworkLogger {
  readonly #logger: Logger

  constructor(logger: Logger) {
    this.#logger = logger
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest)
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest)
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest)
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest)
  }

  /** Nest gives the context last. */
  #write(level: 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1)
    this.#logger[level]({ context, details: rest.slice(0, -1) }, String(message))
  }
}
