import { Module } from '@nestjs/common'
import { OperatorsServer } from './operators-server.ts'

@Module({ providers: [OperatorsServer] })
export class OperatorsModule {}
