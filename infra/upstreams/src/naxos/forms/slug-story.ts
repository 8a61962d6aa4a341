import { slugify } from '../../content/catalogue/slugify.ts'

/** The slug of a story; one whose title has neither letter nor digit gets a word. */
export function slugStory(title: string): string {
  return slugify(title) || 'notizia'
}
