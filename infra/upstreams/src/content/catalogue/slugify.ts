const SLUG_LENGTH = 80

/** A title as a slug of at most 80 characters, cut at a word: «Val d’Arda» is `val-d-arda`. */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= SLUG_LENGTH ? slug : slug.slice(0, SLUG_LENGTH + 1).replace(/-[^-]*$/, '')
}

/** The slug of a story; one whose title has neither letter nor digit gets a word. */
export function slugStory(title: string): string {
  return slugify(title) || 'notizia'
}
