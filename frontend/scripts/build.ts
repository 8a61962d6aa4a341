import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { FACES_FILE } from '../src/drawn-pictures/face.schema.ts'
import { SPECULATION_RULES, SPECULATION_RULES_FILE } from '../src/http/speculation-rules.ts'
import { buildEarly } from './build-early.ts'
import { buildFaces } from './build-faces.ts'
import { buildFonts } from './build-fonts.ts'
import { checkBudgets } from './check-budgets.ts'
import { checkStyles } from './check-styles.ts'
import { precompress } from './precompress.ts'

/** Builds the site: faces, files for browsers, server; then presses the files and holds them against their budgets. */
const began = performance.now()
const root = join(import.meta.dirname, '..')
const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const

const faces = await buildFonts()
await build({ ...common, mode: 'production' })
await buildEarly(root)
await build({ ...common, mode: 'production', build: { ssr: true } })
await writeFile(join(root, 'dist/server', FACES_FILE), JSON.stringify(await buildFaces()))
await writeFile(join(root, 'dist/client/assets', SPECULATION_RULES_FILE), SPECULATION_RULES)
await precompress(join(root, 'dist/client'))

faces.forEach(({ name, bytes }) => console.log(`face ${name}: ${(bytes / 1024).toFixed(1)} KB`))
await checkStyles(join(root, 'dist'))
await checkBudgets(join(root, 'dist'))
console.log(`frontend built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
