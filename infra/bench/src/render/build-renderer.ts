import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../../local/src/project.ts'

const FRONTEND = join(ROOT, 'frontend')

/** Modules of the frontend that the render program loads, by the name that they get in the bundle. */
const ENTRIES = {
  'render-page': join(FRONTEND, 'src/rendering/render-page.tsx'),
  'frame-source': join(FRONTEND, 'src/rendering/frame-source.ts'),
  'read-assets': join(FRONTEND, 'src/server/read-assets.ts'),
}

/** Bundles the frontend's renderer with the frontend's own configuration for its server; resolves to the folder of the modules. */
export async function buildRenderer(): Promise<string> {
  // Below the frontend, so that what the bundle leaves outside is found in its own packages.
  const outDir = join(FRONTEND, '.data/bench-renderer')
  await build({
    root: FRONTEND,
    configFile: join(FRONTEND, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input: ENTRIES } },
  })
  return outDir
}
