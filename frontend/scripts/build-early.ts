import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { EARLY_FILE } from '../src/http/early-script.ts'

/**
 * Builds the script that stands in each page: by itself, as it can import nothing there, and in a function, so that it leaves no names
 * behind. Throws where it would end its own element.
 */
export async function buildEarly(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/browser/early.ts'),
        output: { format: 'iife', entryFileNames: EARLY_FILE },
      },
    },
  })
  if (/<\/script|<!--/i.test(await readFile(join(root, 'dist/client', EARLY_FILE), 'utf8')))
    throw new Error('The early script holds what HTML takes for the end of a script.')
}
