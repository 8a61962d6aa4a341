import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common'
import { OpenToAll } from '../auth/guards/account-route.ts'
import { RedisConnections } from '../redis/redis-connections.ts'

/** For whoever starts and watches this process: does it run, and can it answer readers. */
@OpenToAll()
@Controller('health')
export class HealthController {
  constructor(private readonly redis: RedisConnections) {}

  /** The process answers; nothing else is looked at, because a restart would mend nothing else. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' }
  }

  /** Once Redis was within reach, copies and cold answers keep this process useful even while Redis is away. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  ready(): { status: 'ready' } {
    if (!this.redis.wereSeen) throw new ServiceUnavailableException()
    return { status: 'ready' }
  }
}
