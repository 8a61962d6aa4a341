import { appendOperatorAction, listOperatorActions } from '@liberta/database/operators/operator-action.repository'
import type { AuditLine } from '@liberta/database/operators/operator-action.repository'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import pTimeout from 'p-timeout'

/** What an account may do: a viewer looks, an operator acts. */
export type OperatorRole = 'viewer' | 'operator'

/** Who asks, and from where: what every line of the audit log says. */
export interface Operator {
  /** The name of the account. */
  name: string
  role: OperatorRole
  /** The address, of IPv6 the /64. */
  client: string
  requestId: string
}

/** A line that PostgreSQL has not taken by then is in the log of the program alone; milliseconds. */
const LONGEST_WRITE_MS = 2000
/** Lines on their way to PostgreSQL; a flood of wrong passwords takes no more of its connections' time. */
const MOST_ON_THEIR_WAY = 50

/** What a line says beside the moment, which is now. */
export type AuditEntry = Omit<AuditLine, 'at'>

/**
 * What operators do, in PostgreSQL and, always, in the log of the program. Where PostgreSQL is away the log alone has it: an
 * operator acts at such times above all, and is not kept from it.
 */
export class AuditLog {
  private readonly pending = new Set<Promise<boolean>>()

  constructor(
    private readonly orm: Pick<MikroORM, 'em'>,
    private readonly logger: Logger,
  ) {}

  /** Adds a line. Never rejects, ends within 2 s: false where PostgreSQL did not take it and only the log has it. */
  async write(entry: AuditEntry): Promise<boolean> {
    const line = { ...entry, at: new Date() }
    this.logger.info({ audit: line, requestId: line.requestId }, 'operator action')
    if (this.pending.size >= MOST_ON_THEIR_WAY) return this.noteOnlyLogged(entry, 'too many lines at once')
    const writing = this.keep(line)
    this.pending.add(writing)
    const isKept = await writing
    this.pending.delete(writing)
    return isKept
  }

  /** The last lines, newest first. Rejects where PostgreSQL is away. */
  async list(most: number): Promise<AuditLine[]> {
    return endWithin(listOperatorActions(this.orm.em, most))
  }

  /** Ends when every line that is on its way has come or is given up. */
  async settle(): Promise<void> {
    await Promise.all(this.pending)
  }

  private async keep(line: AuditLine): Promise<boolean> {
    try {
      await endWithin(appendOperatorAction(this.orm.em, line))
      return true
    } catch (error) {
      return this.noteOnlyLogged(line, error instanceof Error ? error.message : String(error))
    }
  }

  private noteOnlyLogged({ requestId }: AuditEntry, reason: string): false {
    this.logger.warn({ requestId, reason }, 'an operator’s action is in this log only')
    return false
  }
}

function endWithin<Result>(work: Promise<Result>): Promise<Result> {
  return pTimeout(work, {
    milliseconds: LONGEST_WRITE_MS,
    message: `PostgreSQL has not answered within ${LONGEST_WRITE_MS} ms`,
  })
}
