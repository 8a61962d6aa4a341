import { Module } from '@nestjs/common'
import type { INestApplicationContext, ValueProvider } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import { OUTBOX_HANDLERS } from '../outbox/outbox-command.table.ts'
import { OutboxJobHandler } from '../outbox/outbox-job.handler.ts'

@Module({})
class OutboxHandlersModule {}

/** The commands of the outbox on a bus of their own, made with `parts` and without the rest of a worker. The caller closes it. */
export function startOutboxHandlers(parts: ValueProvider[]): Promise<INestApplicationContext> {
  const providers = [...parts, ...OUTBOX_HANDLERS, OutboxJobHandler]
  const module = { module: OutboxHandlersModule, imports: [CqrsModule.forRoot()], providers }
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false })
}
