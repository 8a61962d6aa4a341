import { Module } from '@nestjs/common'
import { ChangeStream } from './change-stream.ts'

/** The stream by which frontends hear of changes. */
@Module({ providers: [ChangeStream] })
export class ChangesModule {}
