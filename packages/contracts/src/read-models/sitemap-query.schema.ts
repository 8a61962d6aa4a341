import { z } from 'zod'
import { sitemapIdSchema } from '../sitemaps/sitemap.schema.ts'
import type { QueryCodec } from './define-read-route.ts'

const sitemapQuerySchema = z.object({
  part: sitemapIdSchema.describe('Which sitemap: index, news, or a file of a month: stories.2026-11.1'),
})

/** The query of a sitemap: its name. */
export const SITEMAP_QUERY: QueryCodec<typeof sitemapQuerySchema, { part: string }> = {
  schema: sitemapQuerySchema,
  read: (query) => query,
  write: (query) => query,
  refer: ({ part }) => ({ model: 'sitemap', id: part }),
}
