import { z } from 'zod'

/** Body of PATCH /_control/pages/{slug}: what is left out stays; paragraphs of the text are parted by an empty line. */
export const pageOrderSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(200),
    standfirst: z.string().trim().min(1).max(600),
    text: z.string().trim().min(1),
  })
  .partial()

/** What the control interface answers about an editorial page. */
export const pageSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** The site's path of the page. */
  path: z.string(),
  updatedAt: z.string(),
})

export type PageSummary = z.infer<typeof pageSummarySchema>
