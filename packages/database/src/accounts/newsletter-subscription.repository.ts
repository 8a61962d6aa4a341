import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { NewsletterSubscription } from './newsletter-subscription.entity.ts'
import { lockReader, noteReaderChanged } from './reader-column.ts'

/** A newsletter that a reader takes, or leaves. */
export interface Subscription {
  userId: string
  newsletterId: string
  active: boolean
}

/** Every newsletter that a reader has ever taken. */
export async function findSubscriptions(entities: EntityManager, userId: string): Promise<NewsletterSubscription[]> {
  return entities.fork().find(NewsletterSubscription, { userId }, { orderBy: { newsletterId: 'asc' } })
}

/**
 * Takes or leaves a newsletter in the transaction of `entities`. Said twice it changes nothing the second time, `subscribedAt`
 * included; what was never taken is left without a trace.
 */
export async function keepSubscription(entities: EntityManager, subscription: Subscription): Promise<void> {
  const { userId, newsletterId, active } = subscription
  await lockReader(entities, userId)
  const kept = await entities.findOne(NewsletterSubscription, { userId, newsletterId })
  if ((kept?.active ?? false) === active) return
  const now = new Date()
  if (kept) entities.assign(kept, active ? { active, subscribedAt: now } : { active })
  else
    entities.persist(entities.create(NewsletterSubscription, { id: randomUUID(), ...subscription, subscribedAt: now }))
  await noteReaderChanged(entities, userId)
}
