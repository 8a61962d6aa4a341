import { Module } from '@nestjs/common'
import { ReadCounts } from '@liberta/platform/most-read/read-counts'
import { RedisConnections } from '../redis/redis-connections.ts'
import { ReadsController } from './reads.controller.ts'

/** What pages tell of being read. */
@Module({
  controllers: [ReadsController],
  providers: [
    {
      provide: ReadCounts,
      inject: [RedisConnections],
      useFactory: ({ cache }: RedisConnections) => new ReadCounts(cache),
    },
  ],
})
export class MostReadModule {}
