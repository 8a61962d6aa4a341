import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartError } from '../local/src/project.ts'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from '../local/src/services/find-redis.ts'

const WAYS_TO_GET_IT = `No java was found on PATH, and the checker of HTML cannot run without it. Ways to get it:
  Debian, Ubuntu   sudo apt-get install default-jre-headless
  Fedora           sudo dnf install java-21-openjdk-headless
  macOS            brew install openjdk`

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
/** What the checker prints of a page without a fault is little, of one with many much. */
const MOST_BYTES = 64 * 1024 * 1024

const resultSchema = z.object({
  messages: z.array(
    z.object({
      /** `error`, `info` (warnings among them), `non-document-error`. */
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/** A page of HTML, and what it is called where a fault of it is told. */
export interface NamedPage {
  name: string
  html: string
}

/**
 * What the Nu HTML checker (the one behind validator.w3.org) calls an error, a line each: the page, what is wrong, where. Warnings are
 * left out.
 * @throws StartError where there is no Java and none can be installed
 */
export async function checkHtml(pages: readonly NamedPage[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'liberta-html-'))
  try {
    const files = new Map(pages.map(({ name, html }, index) => [`page-${index}.html`, { name, html }]))
    for (const [file, { html }] of files) await writeFile(join(folder, file), html)
    const java = findJava((line) => void process.stderr.write(`${line}\n`))
    // Long pages overflow the stack that it has by itself. On a machine with few processors its later compiler costs more than it saves in the seconds that this takes.
    const flags = [
      '-XX:TieredStopAtLevel=1',
      '-Xss4m',
      '-jar',
      JAR,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
    ]
    const { stdout } = await promisify(execFile)(java, [...flags, folder], { maxBuffer: MOST_BYTES })
    const { messages } = resultSchema.parse(JSON.parse(stdout))
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url = '', message, extract = '' }) => {
        const name = files.get(basename(url))?.name ?? url
        return `${name}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`.trim()
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The path of a Java run-time, installed first where that is possible. @throws StartError with the ways to get one. */
function findJava(say: (line: string) => void): string {
  const found = findOnPath(['java'])
  if (found !== null) return found
  if (mayInstallDebianPackages() && installDebianPackages(['default-jre-headless'], say)) {
    const installed = findOnPath(['java'])
    if (installed !== null) return installed
  }
  throw new StartError(WAYS_TO_GET_IT)
}
