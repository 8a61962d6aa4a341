import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Folder of the cut faces, from which the style sheet takes them; Vite gives them their hashed names. */
export const FONT_FOLDER = join(import.meta.dirname, '../.data/fonts')

function range(first: string, last: string): string {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]
  return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')
}

/** What every face of the site has: ASCII. */
export const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** What headlines are set in: Italian, the accents of its neighbours' names, the signs of a newspaper. */
const DISPLAY = `${BASIC}\u00a0ÀÇÈÉÊÌÍÒÓÖÙÚÜßàáâäåãæçèéêëìíîïñòóôöõøùúûü«»‘’“”–—…°€·×\u2011\u202f`

/** What text is set in: all of western Europe. */
const TEXT = `${DISPLAY}¡¿ÁÂÃÄÅÆËÎÏÑÔÕØŒÛœÿ„£§©®•½ºª`

/**
 * All that nearly every Italian page sets. The other characters of a face that is preloaded have a file of their own, which a browser
 * asks for where a page has one of them (`unicode-range` in styles/faces.css).
 */
export const COMMON = `${range('A', 'Z')}${range('a', 'z')}${range('0', '9')} .,:;!?'"()-/&%+@\u00a0ÀÈÉÌÒÙàèéìòù«»‘’“”–—…°€·©×\u2011\u202f`

/** What a reader sees of a headline's and a text's features: the distances of pairs, a third to a half of a face, and `fi`. */
const SET_TEXT = ['kern', 'liga'] as const
/** Labels and lists are never over 18 px: at that size nobody sees a pair, and its pairs weigh as much as its letters. Figures stand in columns. */
const SET_LABELS = ['tnum'] as const

interface Cut {
  name: string
  file: string
  weight: number | { min: number; max: number }
  characters: string
  features: readonly string[]
}

/** The five faces of docs/design.md, each with no more of the weight axis, the letters and the features than is seen. */
const FACES: readonly Cut[] = [
  {
    name: 'bodoni',
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
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 600 },
    characters: `${DISPLAY}©§•`,
    features: SET_LABELS,
  },
  {
    name: 'faustina',
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

/** Those that are preloaded; the italics come late, whole. */
const IN_TWO = ['bodoni', 'instrument', 'faustina']

/** The files of the faces. */
export const CUTS: readonly Cut[] = FACES.flatMap((face) => (IN_TWO.includes(face.name) ? cutInTwo(face) : [face]))

function cutInTwo(face: Cut): Cut[] {
  const characters = Array.from(face.characters)
  const select = (isCommon: boolean) =>
    characters.filter((character) => COMMON.includes(character) === isCommon).join('')
  return [
    { ...face, characters: select(true) },
    { ...face, name: `${face.name}-rare`, characters: select(false) },
  ]
}

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

/** Cuts the faces to what the site sets, afresh (half a second); returns the size of each in bytes. */
export async function buildFonts(): Promise<{ name: string; bytes: number }[]> {
  await mkdir(FONT_FOLDER, { recursive: true })
  return Promise.all(CUTS.map(cutFace))
}
