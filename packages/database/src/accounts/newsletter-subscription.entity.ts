import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** A newsletter that a reader receives, or received until they left it (requirements 3.12). */
export const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  uniques: [{ name: 'newsletter_subscriptions_newsletter_unique', properties: ['userId', 'newsletterId'] }],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('newsletter_subscriptions_user_foreign'),
    newsletterId: p.text(),
    active: p.boolean(),
    /** When the reader subscribed last. */
    subscribedAt: p.datetime(3),
    version: p.integer().version().default(1),
  },
})

/** A newsletter that a reader takes, or took once. */
export class NewsletterSubscription extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscription)
