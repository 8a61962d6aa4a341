import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the script that runs before the page is painted: by itself, so that it shares no file with the others and needs no
 * second request, and in a function, so that it leaves no names behind.
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
      manifest: '.vite/early.json',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/browser/early.ts'),
        output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
}
