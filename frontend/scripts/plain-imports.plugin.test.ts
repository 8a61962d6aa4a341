import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A script that asks for another later, which needs what a third one needs as well: the case in which Vite wraps the `import()`. */
const FILES = {
  'main.js': "document.onclick = async () => (await import('./later.js')).greet()",
  'later.js': "import { word } from './shared.js'\nexport const greet = () => console.log(word)",
  'other.js': "import { word } from './shared.js'\nconsole.log(word)",
  'shared.js': "export const word = 'ciao'",
}
/** Vite tells by an event of this name that what its wrapper asked for did not come. */
const WRAPPER = 'vite:preloadError'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plain-imports-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The text of all scripts, built with these plugins; in a process of its own, as the bundler's binary refuses objects of Jest's context. */
function buildScripts(plugins: string): string {
  const program = `
    import { build } from 'vite'
    import { plainImports } from './plain-imports.plugin.ts'
    const root = process.argv[1]
    const rolldownOptions = { input: { main: root + '/main.js', other: root + '/other.js' } }
    const options = { write: false, modulePreload: false, minify: false, rolldownOptions }
    const { output } = await build({ root, configFile: false, logLevel: 'silent', plugins: ${plugins}, build: options })
    process.stdout.write(output.map(({ code }) => code ?? '').join('\\n'))`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program, root]
  return execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
}

describe('an import() of a built script', () => {
  it('is the browser’s own, in no wrapper that asks for style sheets first', () => {
    const code = buildScripts('[plainImports()]')
    expect(code).toMatch(/import\(["'`]\.\/later-[\w-]+\.js["'`]\)/)
    expect(code).not.toContain(WRAPPER)
  })

  it('has that wrapper without the plugin, so that the plugin is still needed', () => {
    expect(buildScripts('[]')).toContain(WRAPPER)
  })
})
