import type { SiteSettings } from '../../settings/site-facts.ts'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture } from '@liberta/contracts/media/picture.schema'

/** The paper in a few words, as the publisher of something. */
export function namePublisher({ origin }: SiteSettings): StructuredData {
  return { '@type': 'NewsMediaOrganization', name: 'Libertà', url: `${origin}/` }
}

/** The paper itself (schema.org NewsMediaOrganization). */
export function describePublisher(settings: SiteSettings): StructuredData {
  const { origin, publisher, social } = settings
  return {
    '@context': 'https://schema.org',
    ...namePublisher(settings),
    legalName: publisher.name,
    address: publisher.address,
    telephone: publisher.phone,
    logo: `${origin}/favicon.svg`,
    sameAs: social.map(({ URL }) => URL),
  }
}

/** What machines are told of a page (schema.org, JSON-LD). */
export type StructuredData = Record<string, unknown>

/** Longest headline in structured data, in characters (requirements 1.17). */
export const HEADLINE_LIMIT = 110

/** A headline of at most 110 characters, cut at a word and closed by an ellipsis. */
export function cutHeadline(title: string): string {
  return cutAtWord(title, HEADLINE_LIMIT)
}

/** A text of at most so many characters, cut at a word and closed by an ellipsis; inside a word that is longer than half of them. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** JSON for a script element: no `<` in it, so that nothing can end the element. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

const RATIOS = ['1x1', '4x3', '16x9'] as const

/** Absolute addresses of the three crops that search engines ask for, at least 1200 px wide. */
export function describePictures({ id }: Picture, origin: string): string[] {
  return RATIOS.map((ratio) => origin + buildPictureAddress({ id, ratio, width: 1200, format: 'jpg' }))
}

/** Absolute address of the picture that stands for a page where it is shared. */
export function describeSocialPicture({ id }: Picture, origin: string): string {
  return origin + buildPictureAddress({ id, ratio: '16x9', width: 1200, format: 'jpg' })
}
