import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { Picture } from '@liberta/contracts/media/picture.schema'

export interface Photograph {
  picture: Picture
  /** Absolute path. */
  file: string
  /** The parts of its file name. */
  words: readonly string[]
  topics: readonly string[]
}

/** One line of the folder's ATTRIBUTION.json; sounds and films are there too and have no height or another ending. */
const attributionSchema = z.object({
  file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp)$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  subject_it: z.string().min(1),
  topics: z.array(z.string()),
  author: z.string(),
  licence: z.string(),
  licence_url: z.url().optional(),
})

const coloursSchema = z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/))

async function measureColour(file: string): Promise<string> {
  const { data } = await sharp(file)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

async function readColours(path: string | null): Promise<Record<string, string>> {
  if (path === null) return {}
  try {
    return coloursSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // Absent or damaged: colours are measured again.
    return {}
  }
}

async function keepColours(path: string | null, colours: Record<string, string>): Promise<void> {
  if (path === null) return
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, JSON.stringify(colours))
  await rename(draft, path)
}

function isRecorded(author: string): boolean {
  return !author.startsWith('not recorded')
}

function writeCredit(author: string, licence: string): string {
  return `${isRecorded(author) ? author : 'Autore non indicato'} / ${licence}`
}

/** Whose a photograph is: nothing of one whose author nobody recorded; what is nobody's has no copyright. */
function describeRights({ author, licence, licence_url: url }: z.infer<typeof attributionSchema>) {
  const isFree = /^(?:CC0|Public domain)/.test(licence)
  return {
    ...(isRecorded(author) && { creator: author }),
    ...(isRecorded(author) && !isFree && { copyright: `© ${author}` }),
    ...(url !== undefined && { licence: url }),
  }
}

/**
 * The photographs of a folder that has an ATTRIBUTION.json; entries that are no usable picture are left out. Mean colours
 * are measured once and kept in `cacheDir` (nowhere when null). Rejects when the list is missing or is no list.
 */
export async function readPhotographs(mediaDir: string, cacheDir: string | null): Promise<Photograph[]> {
  const entries = z.array(z.unknown()).parse(JSON.parse(await readFile(join(mediaDir, 'ATTRIBUTION.json'), 'utf8')))
  const coloursPath = cacheDir === null ? null : join(cacheDir, 'photograph-colours.json')
  const known = await readColours(coloursPath)
  const colours: Record<string, string> = {}
  const photographs: Photograph[] = []
  for (const entry of entries) {
    const parsed = attributionSchema.safeParse(entry)
    if (!parsed.success) continue
    const { file: name, width, height, subject_it: alt, topics, author, licence } = parsed.data
    const file = join(mediaDir, name)
    const { size, mtimeMs } = await stat(file)
    const key = `${name} ${size} ${Math.round(mtimeMs)}`
    const colour = known[key] ?? (await measureColour(file))
    colours[key] = colour
    const stem = name.slice(0, name.lastIndexOf('.'))
    photographs.push({
      picture: {
        id: `foto-${stem}`,
        width,
        height,
        alt,
        caption: null,
        credit: writeCredit(author, licence),
        ...describeRights(parsed.data),
        colour,
      },
      file,
      words: stem.split('-'),
      topics,
    })
  }
  if (Object.keys(colours).some((key) => !(key in known))) await keepColours(coloursPath, colours)
  return photographs
}
