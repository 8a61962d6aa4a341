/** The areas of the province by which the newspaper sorts its local news. */
export const zoneSlugs = [
  'piacenza',
  'val-tidone',
  'val-trebbia',
  'val-nure',
  'val-d-arda',
  'bassa',
  'lungo-il-po',
] as const

export type ZoneSlug = (typeof zoneSlugs)[number]

/** The name a reader knows, and how it follows «in» or «nella» in a sentence. */
export interface Zone {
  slug: ZoneSlug
  name: string
  /** With its preposition: «in val Trebbia», «nella Bassa». */
  within: string
  /** As an owner: «della val Trebbia», «della Bassa». */
  of: string
}

export const zones: Record<ZoneSlug, Zone> = {
  piacenza: { slug: 'piacenza', name: 'Piacenza', within: 'in città', of: 'della città' },
  'val-tidone': { slug: 'val-tidone', name: 'Val Tidone', within: 'in val Tidone', of: 'della val Tidone' },
  'val-trebbia': { slug: 'val-trebbia', name: 'Val Trebbia', within: 'in val Trebbia', of: 'della val Trebbia' },
  'val-nure': { slug: 'val-nure', name: 'Val Nure', within: 'in val Nure', of: 'della val Nure' },
  'val-d-arda': { slug: 'val-d-arda', name: 'Val d’Arda', within: 'in val d’Arda', of: 'della val d’Arda' },
  bassa: { slug: 'bassa', name: 'Bassa', within: 'nella Bassa', of: 'della Bassa' },
  'lungo-il-po': { slug: 'lungo-il-po', name: 'Lungo il Po', within: 'lungo il Po', of: 'della riva del Po' },
}
