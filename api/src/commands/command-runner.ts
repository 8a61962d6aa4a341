import { randomUUID } from 'node:crypto'
import { Injectable, UnauthorizedException, UnprocessableEntityException, ConflictException } from '@nestjs/common'
import { CommandReceipt } from '@liberta/database/accounts/command-receipt.entity'
import { ForeignKeyConstraintViolationException, MikroORM } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { digest } from '../http/random-text.ts'
import { OutboxWaker } from './outbox-waker.ts'

/** Whose command it is, which one, and under which key it must not be done twice. */
export interface CommandFrame {
  userId: string
  /** The command's name. */
  name: string
  /** What it was given; the same key with another content is refused. */
  content: unknown
  /** The client's Idempotency-Key. */
  key: string | undefined
  /** Rejects where the command cannot be done; called before the transaction, and overruled where it was done already. */
  check?: () => Promise<void>
}

/**
 * Runs a command's work in one transaction with its outbox lines and, where the client gave a key, the receipt: all of it is
 * there after a crash, or nothing. A command that comes again with its key is answered as it was the first time.
 */
@Injectable()
export class CommandRunner {
  constructor(
    private readonly orm: MikroORM,
    private readonly waker: OutboxWaker,
  ) {}

  /**
   * Runs the work in one transaction. @returns what it answers, or what it answered the first time under the same key; 422 where
   * the key was another command's, 401 where the account was erased meanwhile
   */
  async run<Answer>(frame: CommandFrame, work: (entities: EntityManager) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await (frame.key === undefined
        ? this.transact(frame, work)
        : this.runOnce({ ...frame, key: frame.key }, work))
      this.waker.wake()
      return answer
    } catch (error) {
      // The account was erased since it was seen who asks: everything of a reader hangs on their row.
      if (error instanceof ForeignKeyConstraintViolationException) throw new UnauthorizedException('Sign in first.')
      throw error
    }
  }

  private async runOnce<Answer>(
    frame: CommandFrame & { key: string },
    work: (entities: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    const fingerprint = digest(JSON.stringify([frame.name, frame.content]))
    try {
      return await this.transact(frame, async (entities) => {
        const answer = await work(entities)
        const { userId, key } = frame
        const receipt = { id: randomUUID(), userId, key, fingerprint, answer, createdAt: new Date() }
        await entities.insert(CommandReceipt, receipt)
        return answer
      })
    } catch (error) {
      // A command that comes again fails at the latest on its receipt, and leaves nothing. Nobody asks before: it is rare.
      const first = await this.findAnswer(frame, fingerprint)
      if (!first) throw error
      return first.answer as Answer
    }
  }

  private async transact<Answer>(
    { check }: CommandFrame,
    work: (entities: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    await check?.()
    return this.orm.em.fork().transactional(work)
  }

  private async findAnswer(
    { userId, key }: CommandFrame & { key: string },
    fingerprint: string,
  ): Promise<{ answer: unknown } | null> {
    const receipt = await this.orm.em.fork().findOne(CommandReceipt, { userId, key })
    if (receipt && receipt.fingerprint !== fingerprint) {
      throw new UnprocessableEntityException('The Idempotency-Key was used for another command.')
    }
    return receipt && { answer: receipt.answer }
  }
}

/** The new version of what a command wrote; 409 where it is null: it was changed since its reader saw it, and nothing was written. */
export function assertWritten(version: number | null): number {
  if (version === null) throw new ConflictException('It was changed meanwhile: read it again.')
  return version
}
