import type { NewsletterSubscriptionView } from '@liberta/contracts/accounts/subscriptions.schema'
import { NewsletterSubscription } from '@liberta/database/accounts/newsletter-subscription.entity'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Every newsletter that a reader has ever taken, with how it stands. */
export async function readSubscriptions(
  entities: EntityManager,
  userId: string,
): Promise<NewsletterSubscriptionView[]> {
  const rows = await entities.fork().find(NewsletterSubscription, { userId }, { orderBy: { newsletterId: 'asc' } })
  return rows.map(({ newsletterId, active, subscribedAt }) => ({
    newsletterId,
    active,
    subscribedAt: subscribedAt.toISOString(),
  }))
}
