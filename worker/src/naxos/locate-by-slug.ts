import { cmsSlugOf } from '@liberta/contracts/text/slug'

/** The call for one thing of the CMS that has no number: by its slug as addresses spell it, written as the CMS knows it. */
export function locateBySlug(kind: 'page' | 'tag' | 'journalist', slug: string): string {
  return `/${kind}/${encodeURIComponent(cmsSlugOf(slug))}`
}
