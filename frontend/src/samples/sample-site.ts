import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { DEFAULT_BANNER_SETTINGS } from '../settings/banner-settings.ts'
import { NO_THIRD_PARTIES } from '../settings/third-parties.ts'
import type { NavigationItem, SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { FrameFacts, SiteSettings } from '../settings/site-facts.ts'
import { SAMPLE_NOW, sampleTeasers, slugOf } from './sample-stories.ts'
import { SAMPLE_SECTIONS } from './sample-titles.table.ts'

const GROUPS: readonly (readonly [string, string])[] = [
  ['Notizie', 'Ultime News, Cronaca, Attualità, Economia, Politica, Scuola, Sanità, Ambiente, Lavoro'],
  ['Sport', 'Calcio, Volley, Rugby, Ciclismo, Basket, Tennis, Dilettanti, Atletica'],
  ['Territorio', 'Piacenza città, Val Tidone, Val Trebbia, Val Nure, Val d’Arda, Bassa, Lungo il Po, Meteo'],
  ['Cultura', 'Spettacoli, Mostre, Libri, Storia, Cinema, Musica'],
  ['Lifestyle', 'Food, Casa, Viaggi, Salute, Animali'],
  ['Multimedia', 'Video, Foto, Podcast, Telelibertà, Archivio storico'],
  ['Eventi', 'Oggi, Nel fine settimana, Rassegne, Sagre, Segnala un evento'],
  [
    'Servizi',
    'Abbonamenti, Newsletter, Club Libertà, Edizione digitale, Lettera al direttore, Contatti, Domande frequenti',
  ],
  [
    'Trasparenza',
    'Chi siamo, La redazione, Lavora con noi, Note legali, Privacy, Cookie policy, Le tue scelte sui cookie, Dichiarazione di accessibilità',
  ],
]

const TOPICS =
  'Piena del Po, Nuovo ospedale, Bilancio del Comune, Ztl e parcheggi, Derby di domenica, Mercato europeo, Statale 45, Coppa d’Oro, Influenza'

/** Names of items by their ids, those of sections first: an item has the same id whenever it is made. */
const NAMES = Object.values(SAMPLE_SECTIONS)

/** An item of a menu: that of a section, or of none where no section has its name. Its address is made of its name. */
export function sampleItem(name: string, overrides: Partial<NavigationItem> = {}): NavigationItem {
  if (!NAMES.includes(name)) NAMES.push(name)
  return {
    id: NAMES.indexOf(name) + 1,
    name,
    URL: `/news/${slugOf(name)}`,
    type: 'section',
    subItem: [],
    ...overrides,
  }
}

const items = (names: string) => names.split(', ').map((name) => sampleItem(name))

/** The invented configuration of menus and topics. */
export function sampleSite(): SiteConfiguration {
  return siteConfigurationSchema.parse({
    trendings: TOPICS.split(', ').map((name) => ({ name, URL: `/tag/${sampleItem(name).URL.slice(6)}` })),
    navsections: items('Cronaca, Attualità, Economia, Sport, Cultura, Lifestyle, Territorio'),
    navfullsections: GROUPS.map(([name, links]) => sampleItem(name, { subItem: items(links) })),
  })
}

export const SAMPLE_SETTINGS: SiteSettings = {
  origin: 'https://www.example.it',
  hasInternalPages: false,
  grammar: createSpecifiedGrammar(),
  banners: DEFAULT_BANNER_SETTINGS,
  digitalEditionURL: 'https://edizione.example.it/',
  checkoutURL: null,
  thirdParties: NO_THIRD_PARTIES,
  feeds: { content: 'summary', hub: null },
  publisher: {
    name: 'Editoriale Libertà S.p.A.',
    address: 'via Benedettine 68, 29121 Piacenza',
    phone: '0523 393939',
    email: null,
    vatNumber: null,
    registerNumber: null,
    courtRegistration: null,
    director: null,
    advertisingContact: null,
  },
  preferredSourceURL: null,
  policies: { ethics: null, corrections: null, factChecking: null, unnamedSources: null },
  social: [
    { name: 'Instagram', URL: 'https://www.instagram.com/' },
    { name: 'Youtube', URL: 'https://www.youtube.com/' },
    { name: 'Facebook', URL: 'https://www.facebook.com/' },
  ],
}

/** A frame of invented content, in which parts of pages stand where there is no other. */
export function sampleFrame(): FrameFacts {
  return {
    site: sampleSite(),
    weather: null,
    mostRead: sampleTeasers(24, 5),
    breaking: null,
    episodes: [],
    settings: SAMPLE_SETTINGS,
    assets: { styles: [], fonts: null, scripts: [] },
    now: SAMPLE_NOW,
    updatedAt: SAMPLE_NOW,
  }
}
