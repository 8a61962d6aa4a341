import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { findFamily } from '@liberta/addresses/family.table'
import { FIXED_PAGE_NAMES, findFixedPage } from '@liberta/addresses/fixed-page.table'

/** One advertisement of the house for the masthead's slot. */
export interface HouseMasthead {
  /** Paths under which it stands first. */
  over: readonly string[]
  href: string
  door: string
  /** Two lines of a sentence. */
  lines: readonly [string, string]
  words: string
  /** What stands beside the words: the letter, the vines, or large numerals in two lines. */
  figure: 'letter' | 'vines' | readonly [string, string]
  /** On the dark of the river rather than on fog. */
  night?: true
}

const SUBSCRIPTION: HouseMasthead = {
  over: [],
  href: '/abbonamenti',
  door: 'Scopri l’abbonamento',
  lines: ['Mettiamo l’accento', 'su Piacenza.'],
  words: 'Il giornale intero, sul telefono, sul tablet o sul computer.',
  figure: 'letter',
}

/** The first one whose paths fit stands over a page; else the first of all that does not lead to where one is. */
const MASTHEADS: readonly HouseMasthead[] = [
  SUBSCRIPTION,
  {
    over: ['/news/sport', '/news/territorio', '/news/meteo', '/podcast'],
    href: '/multimedia/folder/teleliberta',
    door: 'Guarda Telelibertà',
    lines: ['Il tg della', 'tua provincia.'],
    words: 'Due volte al giorno, sul canale 76 e sul sito.',
    figure: ['13.15', '19.30'],
    night: true,
  },
  {
    over: ['/news/cultura', '/eventi', '/event', '/events', '/multimedia'],
    href: '/clubliberta',
    door: 'Scopri il Club',
    lines: ['Club Libertà,', 'si esce insieme.'],
    words: 'Teatro, cantine e stadio per gli abbonati.',
    figure: 'vines',
  },
  {
    over: ['/news/lifestyle', '/lifestyleFood', '/tag', '/autore', '/ricerca', '/news/ricerca', '/abbonamenti'],
    href: '/newsletter',
    door: 'Iscriviti, è gratis',
    lines: ['Piacenza, prima', 'di uscire di casa.'],
    words: 'Le cinque cose da sapere, alle 6.30, dal lunedì al sabato.',
    figure: ['ore', '6.30'],
  },
]

/** Pages where somebody does or looks up something: of service, forms, law, the account. A band of 90 px is enough there. */
const QUICK_PATHS: readonly string[] = [
  ...FIXED_PAGE_NAMES.map(findFixedPage).flatMap(({ path, ads }) => (ads === 'band' && path) || []),
  `/${findFamily('reservedArea').prefix}`,
]

const isUnder = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/** What the masthead's slot shows over a path: never what leads to the page itself. Paths are those of requirements 2. */
export function chooseMasthead(grammar: AddressGrammar, address: string): HouseMasthead {
  const path = grammar.spellAsSpecified(address)
  const others = MASTHEADS.filter(({ href }) => !isUnder(path, href))
  return others.find(({ over }) => over.some((start) => isUnder(path, start))) ?? others[0] ?? SUBSCRIPTION
}

/** Whether the slot is a band of 90 px over a path (the wideboard of requirements 9.18). */
export function isSlimMasthead(grammar: AddressGrammar, address: string): boolean {
  const path = grammar.spellAsSpecified(address)
  return QUICK_PATHS.some((start) => isUnder(path, start))
}
