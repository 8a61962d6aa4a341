import { defineEntity, p } from '@mikro-orm/core'
import { User } from './user.entity.ts'

/** A newsletter that a reader receives, or received until they left it (specification §3). */
export const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  uniques: [{ name: 'newsletter_subscriptions_newsletter_unique', properties: ['userId', 'newsletterId'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p
      .manyToOne(User)
      .mapToPk()
      .fieldName('user_id')
      .deleteRule('cascade')
      .foreignKeyName('newsletter_subscriptions_user_foreign'),
    newsletterId: p.text(),
    active: p.boolean(),
    /** When the reader subscribed last. */
    subscribedAt: p.datetime(3),
    version: p.integer().version().default(1),
  },
})

export class NewsletterSubscription extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscription)
