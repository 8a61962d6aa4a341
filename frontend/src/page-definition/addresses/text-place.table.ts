import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { Breadcrumb } from '../head/describe-breadcrumbs.ts'

/** Pages that belong together; every one of them leads to the others. */
export type TextFamilyName = 'publisher' | 'contacts' | 'services' | 'transparency' | 'subjects'

interface TextFamily {
  name: string
  /** The page that opens the family; null where no page does. */
  head: FixedPageName | null
}

export const TEXT_FAMILIES: Readonly<Record<TextFamilyName, TextFamily>> = {
  publisher: { name: 'Chi siamo', head: 'whoWeAre' },
  contacts: { name: 'Contatti', head: 'contactUs' },
  services: { name: 'Servizi', head: null },
  transparency: { name: 'Trasparenza', head: null },
  subjects: { name: 'Argomenti', head: 'topics' },
}

interface TextPlace {
  /** The page's name among its family's, and in the way to what stands below it. */
  name: string
  family: TextFamilyName
  /** The page's text in the CMS; null where editors write none. */
  slug: string | null
}

/** Where the pages of text stand (requirements 2, fixed routes), in the order in which a family lists them. */
export const TEXT_PLACES = {
  whoWeAre: { name: 'Chi siamo', family: 'publisher', slug: 'who-we-are' },
  laRedazione: { name: 'La redazione', family: 'publisher', slug: 'la-redazione' },
  workWithUs: { name: 'Lavora con noi', family: 'publisher', slug: 'work-with-us' },
  editorialeLiberta: { name: 'Editoriale Libertà', family: 'publisher', slug: 'editoriale-liberta' },
  about: { name: 'Questo sito', family: 'publisher', slug: 'about' },

  contactUs: { name: 'Contatti', family: 'contacts', slug: 'contact-us' },
  contactRequest: { name: 'Scrivi alla redazione', family: 'contacts', slug: 'contact-us-request' },
  letterForm: { name: 'Lettera al direttore', family: 'contacts', slug: 'lettera-al-direttore' },
  letterToEditor: { name: 'Le lettere pubblicate', family: 'contacts', slug: 'letter-to-editor' },
  eventReport: { name: 'Segnala un evento', family: 'contacts', slug: 'event-report' },
  faq: { name: 'Domande frequenti', family: 'contacts', slug: 'contact-us-faq' },

  abbonamenti: { name: 'Abbonamenti', family: 'services', slug: 'abbonamenti' },
  newsletter: { name: 'Newsletter', family: 'services', slug: 'newsletter' },
  clubliberta: { name: 'Club Libertà', family: 'services', slug: 'clubliberta' },
  masked: { name: 'Area abbonati', family: 'services', slug: 'area-abbonati' },
  archivioStorico: { name: 'Archivio storico', family: 'services', slug: 'archivio-storico' },
  surveyDetail: { name: 'Il sondaggio', family: 'services', slug: null },

  noteLegali: { name: 'Note legali', family: 'transparency', slug: 'note-legali' },
  privacyPolicy: { name: 'Privacy', family: 'transparency', slug: 'privacy-policy' },
  policy: { name: 'Cookie policy', family: 'transparency', slug: 'policy' },
  privacyTestiEFoto: { name: 'Privacy, testi e foto', family: 'transparency', slug: 'privacy-testi-e-foto' },
  accessibilityStatement: {
    name: 'Dichiarazione di accessibilità',
    family: 'transparency',
    slug: 'dichiarazione-di-accessibilita',
  },

  topics: { name: 'I temi del giorno', family: 'subjects', slug: null },
  tags: { name: 'Tutti gli argomenti', family: 'subjects', slug: null },
} as const satisfies { readonly [Name in FixedPageName]?: TextPlace }

export type TextPageName = keyof typeof TEXT_PLACES

const NAMES = Object.keys(TEXT_PLACES) as TextPageName[]

/** The pages of a family, in their order. */
export function pagesOfFamily(family: TextFamilyName): TextPageName[] {
  return NAMES.filter((name) => TEXT_PLACES[name].family === family)
}

/** The slugs of texts that have a fixed page of their own. */
export const FIXED_TEXT_SLUGS: ReadonlySet<string> = new Set(NAMES.flatMap((name) => TEXT_PLACES[name].slug ?? []))

/** The address of a fixed page. */
export function addressOfPage(
  grammar: AddressGrammar,
  name: FixedPageName,
  { page = 1, query = {} }: { page?: number; query?: Record<string, string> } = {},
): string {
  return grammar.build({ type: 'fixed', name, page, query })
}

/** The steps between the first page and a page of text: the page that opens its family, where that is another. */
export function stepsTo(grammar: AddressGrammar, name: TextPageName): Breadcrumb[] {
  const family = TEXT_FAMILIES[TEXT_PLACES[name].family]
  const { head } = family
  return head === null || head === name ? [] : [{ name: family.name, href: addressOfPage(grammar, head) }]
}

/** A page of text as the last step of the way to what stands below it. */
export function stepOf(grammar: AddressGrammar, name: TextPageName): Breadcrumb {
  return { name: TEXT_PLACES[name].name, href: addressOfPage(grammar, name) }
}
