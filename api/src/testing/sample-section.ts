import type { Section } from '@liberta/contracts/sections/section.schema'

const SAMPLE_SPORT: Section = {
  id: 12,
  slug: 'sport',
  name: 'Sport',
  path: 'sport',
  URL: '/news/sport',
  ids: '12',
  parent: null,
  subsections: [{ id: 14, slug: 'calcio', name: 'Calcio', path: 'sport/calcio' }],
}

/** A section below another one. */
export const SAMPLE_CALCIO: Section = {
  id: 14,
  slug: 'calcio',
  name: 'Calcio',
  path: 'sport/calcio',
  URL: '/news/sport/calcio',
  ids: '12.14',
  parent: 12,
  subsections: [],
}

/** Sport and, below it, Calcio. */
export const SAMPLE_SECTIONS: Section[] = [SAMPLE_SPORT, SAMPLE_CALCIO]
