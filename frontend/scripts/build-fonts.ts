import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Folder of the cut faces, from which the style sheet takes them; Vite gives them their hashed names. */
export const FONT_FOLDER = join(import.meta.dirname, '../.data/fonts')

/** Basic Latin, the accents of Italian and its neighbours, and the signs of a newspaper. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)),
  '\u00a0¡¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøœùúûüÿ',
  '«»‘’“”„–—…°€£§©®·•×½ºª\u2011\u2019\u202f',
].join('')

interface Cut {
  name: string
  file: string
  weight: number | { min: number; max: number }
}

/** The five faces of the art direction, each with no more of the weight axis than is used. */
const CUTS: readonly Cut[] = [
  { name: 'bodoni', file: 'libre-bodoni/files/libre-bodoni-latin-wght-normal.woff2', weight: { min: 500, max: 700 } },
  { name: 'bodoni-italic', file: 'libre-bodoni/files/libre-bodoni-latin-wght-italic.woff2', weight: 500 },
  {
    name: 'instrument',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  { name: 'faustina', file: 'faustina/files/faustina-latin-wght-normal.woff2', weight: { min: 400, max: 700 } },
  { name: 'faustina-italic', file: 'faustina/files/faustina-latin-wght-italic.woff2', weight: 400 },
]

/** Features that a reader sees; small capitals, fractions and alternates stay out of the files. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'calt']

const require = createRequire(import.meta.url)

async function cutFace(cut: Cut): Promise<{ name: string; bytes: number }> {
  const source = await readFile(require.resolve(`@fontsource-variable/${cut.file}`))
  const cutting = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.weight },
    keepFeatures: FEATURES,
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
