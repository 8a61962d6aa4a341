import { z } from 'zod'

const ruleMapSchema = z.record(z.string().max(1024), z.object({ newUrl: z.string().min(1).max(2048) }))

/** The redirect rules (requirements 3.46): keyed by 301 and 302, each mapping an old path to its `newUrl`. */
export const redirectRulesSchema = z.object({ 301: ruleMapSchema, 302: ruleMapSchema })

export type RedirectRules = z.infer<typeof redirectRulesSchema>
