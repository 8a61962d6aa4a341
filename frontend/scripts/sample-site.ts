import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

/**
 * Shows the built site over invented content, for looking at it without any other process:
 * `node scripts/sample-site.ts`, pictures from the folder named by STAND_IN_MEDIA_DIR where it is set.
 */
const sitePort = Number(process.env.PORT ?? 3900)
const root = join(import.meta.dirname, '..')
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: { middlewareMode: true, ws: false },
  logLevel: 'warn',
})
const { startSampleApi } = await vite.ssrLoadModule('/src/testing/start-sample-api.ts')
startSampleApi(sitePort + 1, process.env.STAND_IN_MEDIA_DIR)
const address = `http://127.0.0.1:${sitePort + 1}`
const site = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(sitePort),
    API_URL: address,
    NAXOS_URL: address,
    MEDIA_CACHE_DIR: join(root, '.data/sample-media'),
  },
})
console.log(`the sample site: http://127.0.0.1:${sitePort}/`)
process.once('SIGTERM', () => process.exit())
process.once('SIGINT', () => process.exit())
process.once('exit', () => site.kill())
