import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { CONTENT_FILES, CONTENT_FOLDERS } from './content-files.table.ts'
import { memoise } from './memoise.ts'

/** Where what the stand-in says lies: JSON files that editors revise. */
export const CONTENT_ROOT = fileURLToPath(new URL('../../content/', import.meta.url))

type Files = typeof CONTENT_FILES
type Folders = typeof CONTENT_FOLDERS

const readFile = memoise((name: keyof Files): unknown => parseContent(name, CONTENT_FILES[name], readText(name)))

/** What a file of the content says; each is read once. Throws an Error that names the file and the place of each bad value. */
export function readContent<Name extends keyof Files>(name: Name): z.infer<Files[Name]> {
  return readFile(name) as z.infer<Files[Name]>
}

/** The same of a file in a folder of files that are alike; these are not kept. */
export function readContentOf<Folder extends keyof Folders>(folder: Folder, name: string): z.infer<Folders[Folder]> {
  const path = `${folder}/${name}`
  return parseContent(path, CONTENT_FOLDERS[folder], readText(path)) as z.infer<Folders[Folder]>
}

function readText(name: string): string {
  return readFileSync(`${CONTENT_ROOT}${name}.json`, 'utf8')
}

/** Reads the text of a file by its schema. Throws an Error as {@link readContent} does, also where the text is no JSON. */
export function parseContent(name: string, schema: z.ZodType, text: string): unknown {
  const parsed = schema.safeParse(parseJson(name, text))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `${writePath(path)}: ${message}`)
  throw new Error(`content/${name}.json is wrong:\n  ${lines.join('\n  ')}`)
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`content/${name}.json is no JSON: ${String(error)}`, { cause: error })
  }
}

/** `events[3].titles[0]`. */
function writePath(path: readonly PropertyKey[]): string {
  const written = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return written.replace(/^\./, '') || 'the file'
}
