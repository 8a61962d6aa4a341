import { describe, expect, it } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { flattenModule } from './flat-react.plugin.ts'

/** Runs an ES module that says what it has, in a process of its own: the bundler's binary refuses objects of Jest's context. */
function run(program: string): string {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
}

/** What a browser build makes of this module, with React in it. */
const BUILD = `
  import { build } from 'vite'
  import { flatReact } from './flat-react.plugin.ts'
  const text = process.env.ENTRY
  const entry = { name: 'entry', resolveId: (id) => (id === 'virtual:entry' ? id : null), load: (id) => (id === 'virtual:entry' ? text : null) }
  const rolldownOptions = { input: 'virtual:entry', preserveEntrySignatures: 'strict' }
  const { output } = await build({ configFile: false, logLevel: 'silent', plugins: [entry, flatReact()], build: { write: false, minify: false, rolldownOptions } })
  process.stdout.write(output[0].code)`

function buildScript(entry: string): string {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', BUILD]
  return execFileSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, ENTRY: entry },
  })
}

describe('a CommonJS file of React’s, as an ES module', () => {
  it('exports what it exported', async () => {
    const code = flattenModule(
      '"use strict";\nfunction add(a, b) { return a + b }\nexports.add = add;\nexports.version = "1";\n',
    )
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
    expect({ ...module, add: typeof module.add }).toEqual({ add: 'function', version: '1' })
  })

  it('may set an export again, and read its own', () => {
    const code = flattenModule(
      'exports.now = void 0;\nif (true) {\n  exports.now = function () { return 7 };\n}\nexports.twice = function () { return exports.now() * 2 };\n',
    )
    expect(run(`${code}\nconsole.log(exported_twice())`)).toBe('14\n')
  })

  it('imports what it required', () => {
    const code = flattenModule(
      'var os = require("node:os"),\n  path = require("node:path");\nexports.both = typeof os.cpus + path.sep;\n',
    )
    expect(run(`${code}\nconsole.log(exported_both)`)).toBe('function/\n')
  })

  it.each(['module.exports = 1', 'var x = require(name)', 'Object.assign(exports, {})'])(
    'is refused where it says «%s»',
    (text) => {
      expect(() => flattenModule(text)).toThrow('React is written in another way')
    },
  )
})

describe('React in a browser build', () => {
  const entry =
    "import { hydrateRoot } from 'react-dom/client'\nimport { useState } from 'react'\nexport { hydrateRoot, useState }"

  it('stands in no function that runs when it is first asked for', () => {
    const code = buildScript(entry)
    expect(code).toMatch(/^(?:const|var|function) \S*hydrateRoot/m)
    expect(code).not.toMatch(/__commonJS|require_react/)
  })

  it('is one React, whoever imports it', () => {
    const code = buildScript(`${entry}\nexport { jsx } from 'react/jsx-runtime'`)
    expect(code.split('/react/cjs/react.production.js')).toHaveLength(2)
  })
})
