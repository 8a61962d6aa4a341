import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { NewsletterSubscriptionView } from '@liberta/contracts/accounts/subscriptions.schema'
import { findSubscriptions } from '@liberta/database/accounts/newsletter-subscription.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** Every newsletter that a reader has ever taken, with how it stands. */
export class ReadNewslettersQuery extends Query<NewsletterSubscriptionView[]> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Reads them from PostgreSQL, in the order of their ids. */
@QueryHandler(ReadNewslettersQuery)
export class ReadNewslettersHandler implements IQueryHandler<ReadNewslettersQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns one entry a newsletter, `subscribedAt` in ISO 8601 */
  async execute({ userId }: ReadNewslettersQuery): Promise<NewsletterSubscriptionView[]> {
    const rows = await findSubscriptions(this.orm.em, userId)
    return rows.map(({ newsletterId, active, subscribedAt }) => ({
      newsletterId,
      active,
      subscribedAt: subscribedAt.toISOString(),
    }))
  }
}
