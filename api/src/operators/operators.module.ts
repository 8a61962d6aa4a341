import { Module } from '@nestjs/common'
import { OperatorsServer } from './operators-server.ts'

/** The pages of the night shift. */
@Module({ providers: [OperatorsServer] })
export class OperatorsModule {}
