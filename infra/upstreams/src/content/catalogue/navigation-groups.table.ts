import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { SECTIONS } from './sections.table.ts'

const byPath = new Map(SECTIONS.map((section) => [section.path, section]))

/** An item that links to a section, under its own name or another. Throws where there is no such section. */
function sectionItem(path: string, subItem: NavigationItem[] = [], name?: string): NavigationItem {
  const section = byPath.get(path)
  if (!section) throw new Error(`no section has the path ${path}`)
  return { id: section.id, name: name ?? section.name, URL: section.URL, type: 'section', subItem }
}

/** An item that links to any other address of the site. */
const linkItem = (id: number, name: string, URL: string, subItem: NavigationItem[] = []): NavigationItem => ({
  id,
  name,
  URL,
  type: 'other',
  subItem,
})

const heading = (id: number, name: string, subItem: NavigationItem[]): NavigationItem => ({
  id,
  name,
  URL: '',
  type: 'noLink',
  subItem,
})

const hidden = (item: NavigationItem): NavigationItem => ({ ...item, type: 'menuHidden' })

const childrenOf = (path: string): NavigationItem[] =>
  (byPath.get(path)?.subsections ?? []).map((child) => sectionItem(child.path))

/** The groups of the menu and of the footer, in the footer's order: four, then three, then the rest. */
export const NAVIGATION_GROUPS: NavigationItem[] = [
  linkItem(501, 'Notizie', '/news/latest', [
    linkItem(502, 'Ultime News', '/news/latest'),
    ...['cronaca', 'attualita', 'politica', 'economia', 'scuola', 'sanita', 'ambiente', 'meteo', 'opinioni'].map(
      (path) => sectionItem(path),
    ),
  ]),
  sectionItem('territorio', [
    sectionItem('territorio/piacenza', [], 'Piacenza città'),
    ...childrenOf('territorio').slice(1),
  ]),
  sectionItem('sport', childrenOf('sport')),
  sectionItem('cultura', childrenOf('cultura')),
  sectionItem('lifestyle', childrenOf('lifestyle')),
  linkItem(510, 'Multimedia', '/multimedia/folder/teleliberta', [
    linkItem(511, 'Telelibertà', '/multimedia/folder/teleliberta'),
    linkItem(512, 'Video', '/multimedia/folder/video'),
    linkItem(513, 'Foto', '/multimedia/folder/foto'),
    linkItem(514, 'Podcast', '/podcast'),
    linkItem(515, 'Archivio storico', '/archivio-storico'),
    hidden(linkItem(516, 'Video brevi', '/videoShort')),
  ]),
  linkItem(520, 'Eventi', '/eventi', [
    linkItem(521, 'Oggi', '/eventi/ricerca/oggi'),
    linkItem(522, 'Nel fine settimana', '/eventi/ricerca/fine-settimana'),
    linkItem(523, 'Sagre', '/events/sagre'),
    linkItem(524, 'Rassegne', '/events/rassegne'),
    linkItem(525, 'Segnala un evento', '/event/report'),
  ]),
  heading(530, 'Servizi', [
    linkItem(531, 'Necrologie', '/necrologie/list'),
    linkItem(532, 'Abbonamenti', '/abbonamenti'),
    linkItem(533, 'Newsletter', '/newsletter'),
    linkItem(534, 'Club Libertà', '/clubliberta'),
    linkItem(535, 'Edizione digitale', '/abbonamenti#edizione-digitale'),
    linkItem(537, 'Lettera al direttore', '/contact-us/lettera-al-direttore'),
    linkItem(538, 'Contatti', '/contact-us'),
    linkItem(539, 'Domande frequenti', '/contact-us/faq'),
  ]),
  heading(540, 'Trasparenza', [
    linkItem(541, 'Chi siamo', '/who-we-are'),
    linkItem(542, 'La redazione', '/who-we-are/la-redazione'),
    linkItem(543, 'Lavora con noi', '/who-we-are/work-with-us'),
    linkItem(544, 'Editoriale Libertà', '/editoriale-liberta'),
    linkItem(545, 'Note legali', '/note-legali'),
    linkItem(546, 'Privacy', '/privacy-policy'),
    linkItem(547, 'Privacy, testi e foto', '/privacy-testi-e-foto'),
    linkItem(548, 'Cookie policy', '/policy'),
    linkItem(549, 'Dichiarazione di accessibilità', '/dichiarazione-di-accessibilita'),
  ]),
]

/** The header's sections; «Opinioni» is in the data and not in the menu. */
export const HEADER_SECTIONS: NavigationItem[] = [
  ...['cronaca', 'attualita', 'economia', 'sport', 'cultura', 'lifestyle', 'territorio'].map((path) =>
    sectionItem(path, childrenOf(path)),
  ),
  hidden(sectionItem('opinioni')),
]
