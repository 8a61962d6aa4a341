/** The areas of the province by which the newspaper sorts its local news; what they are called stands in the content. */
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
