import { z } from 'zod'

const named = z.string().max(300)

/** What a page of the reserved area tells of the order that led to it. */
export const flashMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('removed'), item: z.object({ type: named, itemId: named, title: named }) }),
  z.object({ kind: z.literal('restored'), title: named }),
  z.object({ kind: z.literal('subscribed'), name: named }),
  z.object({ kind: z.literal('unsubscribed'), name: named }),
  z.object({ kind: z.literal('privacySaved') }),
  z.object({ kind: z.literal('interestsSaved') }),
  z.object({ kind: z.literal('profileSynced') }),
  z.object({ kind: z.literal('stale') }),
  z.object({ kind: z.literal('refused') }),
  z.object({ kind: z.literal('unavailable') }),
  z.object({ kind: z.literal('wrongWord') }),
])

export type FlashMessage = z.infer<typeof flashMessageSchema>
