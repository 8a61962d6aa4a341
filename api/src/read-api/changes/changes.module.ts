import { Module } from '@nestjs/common'
import { ChangeStream } from './change-stream.ts'

@Module({ providers: [ChangeStream] })
export class ChangesModule {}
