import type { StoryTeaser } from './story.schema.ts'

/** Whether machines may list a story: one that editors have taken out of search is read by its address alone, and where the site links to it. */
export function isIndexed({ noindex }: Pick<StoryTeaser, 'noindex'>): boolean {
  return noindex !== true
}
