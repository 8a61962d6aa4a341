import { Module } from '@nestjs/common'
import { HealthController } from './health.controller.ts'

/** What an orchestrator asks: whether to restart this process, whether to send it requests. */
@Module({ controllers: [HealthController] })
export class HealthModule {}
