import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeFallbackSheet } from './fallback-faces.ts'

/** Folder of the cut faces, from which the style sheet takes them; Vite gives them their hashed names. */
export const FONT_FOLDER = join(import.meta.dirname, '../.data/fonts')

/** What every face of the site has: ASCII. */
export const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** What headlines are set in: Italian, the accents of its neighbours' names, the signs of a newspaper. */
const DISPLAY = `${BASIC}\u00a0ÀÇÈÉÊÌÍÒÓÖÙÚÜßàáâäåãæçèéêëìíîïñòóôöõøùúûü«»‘’“”–—…°€·×\u2011\u202f`

/** What text is set in: all of western Europe. */
const TEXT = `${DISPLAY}¡¿ÁÂÃÄÅÆËÎÏÑÔÕØŒÛœÿ„£§©®•½ºª`

/**
 * All that nearly every Italian page sets. The other characters of a face that is preloaded have a file of their own, which a browser
 * asks for where a page has one of them.
 */
const COMMON = /[A-Za-z0-9 .,:;!?'"()\-/&%+@\u00a0ÀÈÉÌÒÙàèéìòù«»‘’“”–—…°€·©×\u2011\u202f]/gu

/** What a reader sees of a headline's and a text's features: the distances of pairs, a third to a half of a face, and `fi`. */
const SET_TEXT = ['kern', 'liga'] as const
/** Labels and lists are never over 18 px: at that size nobody sees a pair, and its pairs weigh as much as its letters. Figures stand in columns. */
const SET_LABELS = ['tnum'] as const

interface Cut {
  /** Of its file. */
  name: string
  /** As style sheets name it, of what is preloaded. */
  family?: string
  file: string
  weight: number | { min: number; max: number }
  characters: string
  features: readonly string[]
}

/** The five faces of docs/design.md, each with no more of the weight axis, the letters and the features than is seen. */
const FACES: readonly Cut[] = [
  {
    name: 'bodoni',
    family: 'Libre Bodoni',
    file: 'libre-bodoni/files/libre-bodoni-latin-wght-normal.woff2',
    weight: { min: 500, max: 600 },
    characters: DISPLAY,
    features: SET_TEXT,
  },
  {
    name: 'bodoni-italic',
    file: 'libre-bodoni/files/libre-bodoni-latin-wght-italic.woff2',
    weight: 500,
    characters: DISPLAY,
    features: SET_TEXT,
  },
  {
    name: 'instrument',
    family: 'Instrument Sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 600 },
    characters: `${DISPLAY}©§•`,
    features: SET_LABELS,
  },
  {
    name: 'faustina',
    family: 'Faustina',
    file: 'faustina/files/faustina-latin-wght-normal.woff2',
    weight: 400,
    characters: TEXT,
    features: SET_TEXT,
  },
  {
    name: 'faustina-italic',
    file: 'faustina/files/faustina-latin-wght-italic.woff2',
    weight: 400,
    characters: TEXT,
    features: SET_TEXT,
  },
]

/** The common and the rare characters of those that are preloaded; the italics come late, whole. */
const [PRELOADED, LATE] = [FACES.filter(({ family }) => family), FACES.filter(({ family }) => !family)]
const RARE: readonly Cut[] = PRELOADED.map((face) => ({
  ...face,
  name: `${face.name}-rare`,
  characters: face.characters.replaceAll(COMMON, ''),
}))

/** The files of the faces. */
export const CUTS: readonly Cut[] = [
  ...PRELOADED.map((face) => ({
    ...face,
    characters: face.characters.match(COMMON)?.join('') ?? '',
  })),
  ...RARE,
  ...LATE,
]

/** Style sheets with the rules of the rare characters, for `styles/faces.css` and `styles/lite.css`. */
const RARE_SHEETS = [
  { name: 'rare.css', display: 'swap', families: ['Libre Bodoni', 'Instrument Sans', 'Faustina'] },
  { name: 'rare-lite.css', display: 'optional', families: ['Libre Bodoni', 'Instrument Sans'] },
] as const

const require = createRequire(import.meta.url)

async function cutFace(cut: Cut): Promise<{ name: string; bytes: number }> {
  const source = await readFile(require.resolve(`@fontsource-variable/${cut.file}`))
  const cutting = await subsetFont(source, cut.characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.weight },
    keepFeatures: [...cut.features],
    noHinting: true,
  })
  await writeFile(join(FONT_FOLDER, `${cut.name}.woff2`), cutting)
  return { name: cut.name, bytes: cutting.length }
}

/** The rule of a face that is asked for where a page has one of its characters. */
export function writeRareRule({ name, family, weight, characters }: Cut, display: string): string {
  const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`
  return `@font-face{font-family:'${family}';src:url('./${name}.woff2');font-weight:${weights};font-display:${display};unicode-range:${writeRange(characters)}}`
}

/** A `unicode-range` of these characters and no others, runs of them together. */
function writeRange(characters: string): string {
  const runs: [number, number][] = []
  for (const code of Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && code <= last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`).join()
}

async function writeRareSheet({ name, display, families }: (typeof RARE_SHEETS)[number]): Promise<void> {
  const faces = RARE.filter(({ family = '' }) => (families as readonly string[]).includes(family))
  await writeFile(join(FONT_FOLDER, name), faces.map((face) => writeRareRule(face, display)).join('\n'))
}

/** Cuts the faces to what the site sets, with the rules of their rare characters and of what holds their place, afresh (half a second); returns the size of each in bytes. */
export async function buildFonts(): Promise<{ name: string; bytes: number }[]> {
  await mkdir(FONT_FOLDER, { recursive: true })
  await Promise.all(RARE_SHEETS.map(writeRareSheet))
  await writeFile(join(FONT_FOLDER, 'fallback.css'), writeFallbackSheet())
  return Promise.all(CUTS.map(cutFace))
}
