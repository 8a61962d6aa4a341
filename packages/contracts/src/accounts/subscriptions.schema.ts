import { z } from 'zod'

const newsletterSubscriptionSchema = z.object({
  newsletterId: z.string(),
  active: z.boolean(),
  subscribedAt: z.iso.datetime(),
})
export type NewsletterSubscriptionView = z.infer<typeof newsletterSubscriptionSchema>

/** `GET /api/user/newsletters`. */
export const subscriptionsAnswerSchema = z.object({
  status: z.literal('ok'),
  data: z.array(newsletterSubscriptionSchema),
})
export type SubscriptionsAnswer = z.infer<typeof subscriptionsAnswerSchema>

/** `POST /api/user/newsletters`: take one, or leave it. */
export const subscribeSchema = z.object({
  userId: z.string().max(100).optional(),
  newsletterId: z.union([
    z.string().regex(/^[\w.-]{1,100}$/, 'expected the id of a newsletter'),
    z.number().int().nonnegative().transform(String),
  ]),
  active: z.boolean(),
})
export type Subscribe = z.output<typeof subscribeSchema>

/** `POST /api/user/erase`: the word that the page asks the reader to write out. */
export const ERASE_WORD = 'CANCELLA'
export const eraseSchema = z.object({
  userId: z.string().max(100).optional(),
  confirmation: z.literal(ERASE_WORD, `expected ${ERASE_WORD}`),
})
export type Erase = z.output<typeof eraseSchema>
