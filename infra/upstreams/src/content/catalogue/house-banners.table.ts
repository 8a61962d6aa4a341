import type { SceneBrief } from './catalogue.schema.ts'

/** What a banner shows, whoever places it. */
export interface HouseBanner {
  title: string
  URL: string
  tags: { id: number; slug: string; name: string }[]
  scene: SceneBrief | null
}

const BILLBOARD = { id: 991, slug: 'banner-billboard', name: 'Banner billboard' }
const AUTOPROMO = { id: 992, slug: 'banner-autopromo', name: 'Banner autopromo' }
const RECTANGLE = { id: 993, slug: 'banner-medium-rectangle', name: 'Banner medium rectangle' }
const CLUB = { id: 994, slug: 'club-liberta', name: 'Club Libertà' }

const scene = (subject: SceneBrief['subject'], variant: number, alt: string): SceneBrief => ({ subject, variant, alt })

/** The paper's own banners; the first tag that is a banner tag says their shape, and one without takes the default. */
export const HOUSE_BANNERS: readonly HouseBanner[] = [
  {
    title: 'Il giornale intero, dalle 5 del mattino',
    URL: '/abbonamenti',
    tags: [BILLBOARD],
    scene: scene('square', 11, 'Una piazza con i portici, all’alba'),
  },
  { title: 'Prima di uscire: cinque cose, quattro minuti', URL: '/newsletter', tags: [AUTOPROMO], scene: null },
  {
    title: 'Club Libertà, si esce insieme',
    URL: '/clubliberta',
    tags: [CLUB],
    scene: scene('vineyard', 12, 'Filari di vite al tramonto'),
  },
  {
    title: 'Una storia al giorno, da ascoltare',
    URL: '/podcast',
    tags: [RECTANGLE],
    scene: scene('traffic', 13, 'Automobili sulla via Emilia, di sera'),
  },
  {
    title: 'Il tg della tua provincia: 13.15 e 19.30',
    URL: '/multimedia/folder/teleliberta',
    tags: [BILLBOARD],
    scene: scene('night-village', 14, 'Finestre accese in un paese'),
  },
  {
    title: 'Dal 1883: sfoglia l’archivio storico',
    URL: '/archivio-storico',
    tags: [CLUB, AUTOPROMO],
    scene: scene('library', 15, 'Scaffali di una biblioteca'),
  },
  { title: 'Hai visto qualcosa? Raccontacelo', URL: '/contact-us/request', tags: [], scene: null },
]
