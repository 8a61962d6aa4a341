import { Controller, Header, Req } from '@nestjs/common'
import type { RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { nameClient } from '@liberta/http/name-client'
import { createCounter } from '@liberta/platform/metrics/create-metric'
import { ReadCounts } from '@liberta/platform/most-read/read-counts'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { AccountRoute, BodyOf } from '../auth/guards/account-route.ts'
import { ClientLimits } from '../http/client-limits.ts'

const reads = createCounter('story_reads_total')

/** Counts what is read, for «Più lette»: no cookie, and nothing of the reader is kept. */
@Controller()
export class ReadsController {
  constructor(
    private readonly counts: ReadCounts,
    private readonly store: ReadModelStore,
    private readonly limits: ClientLimits,
  ) {}

  /** Counts a reader of a story; robots are none. Nobody has to know whether it counted, or that the counts are out of reach. */
  @AccountRoute('countRead')
  @Header('cache-control', 'no-store')
  async count(
    @BodyOf('countRead') { story }: RequestOf<'countRead'>,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<{ status: 'ok' }> {
    await this.limits.demand('reads', ip)
    reads.inc({ outcome: await this.take(story, ip, headers['user-agent']) })
    return { status: 'ok' }
  }

  private async take(story: number, address: string, agent: string | undefined): Promise<string> {
    // Every browser says which it is.
    if (!agent || isbot(agent)) return 'robot'
    try {
      // What nobody has read of the CMS stands in no list of ours, so that a number that somebody makes up takes no place in one.
      const revision = await this.store.readRevision({ model: 'story', id: String(story) })
      if (revision === null) return 'unknown'
      return (await this.counts.count(story, nameClient(address))) ? 'counted' : 'repeated'
    } catch {
      return 'failed'
    }
  }
}
