/**
 * How tall what stands beside stories is at 1440 px, in CSS pixels, label included: what a course is planned with. The lists
 * are cut to it (`components/lists/take-rows.ts`), the advertisements keep it.
 */
export const ASIDE_HEIGHTS = {
  'ad-podcast': 270,
  'ad-guide': 620,
  latest: 590,
  mostRead: { head: 37, row: 86 },
} as const
