import { Module } from '@nestjs/common'
import { CommandRunner } from './command-runner.ts'
import { OutboxWaker } from './outbox-waker.ts'

/** How a command is carried out once, whoever gives it. */
@Module({ providers: [CommandRunner, OutboxWaker], exports: [CommandRunner, OutboxWaker] })
export class CommandsModule {}
