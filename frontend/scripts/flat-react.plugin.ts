import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** React's production files, by the name under which they are imported. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

const find = createRequire(import.meta.url)

/** Where a file of FILES lies on this machine. */
function pathOf(file: string): string {
  const [name = ''] = file.split('/')
  return join(dirname(find.resolve(`${name}/package.json`)), file.slice(name.length))
}

/**
 * A CommonJS file of React's as an ES module: `require` is an import, each `exports.x` a variable that is exported.
 * @throws Error when something of CommonJS is left, as a later React may be written in another way
 */
export function flattenModule(text: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const body = text
    .replaceAll(/\brequire\("([^"]+)"\)/g, (_, name: string) => {
      imports.push(`import * as imported_${imports.length} from '${name}'\n`)
      return `imported_${imports.length - 1}`
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name)
      return `exported_${name}`
    })
  if (/\b(?:require|exports|module)\b(?!["':])/.test(stripComments(body)))
    throw new Error('React is written in another way')
  const exported = [...names].map((name) => `exported_${name} as ${name}`).join(', ')
  return `${imports.join('')}${[...names].reduce(declare, body)}\nexport { ${exported} }\n`
}

/** Declares an export where it is set; before all else if it is set more than once. */
function declare(code: string, name: string): string {
  const settings = code.split(`exported_${name} = `).length - 1
  const first = new RegExp(`^exported_${name} = `, 'm')
  return settings === 1 && first.test(code) ? code.replace(first, 'const $&') : `let exported_${name}\n${code}`
}

function stripComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

/**
 * Reads React as ES modules. A bundler keeps a CommonJS file in a function that runs when it is first asked for: the browser
 * then parses 200 KB within the task that wakes the first island, where it parses a module beside the page while it arrives.
 */
export function flatReact(): Plugin {
  const ids = new Set(Object.values(FILES).map(pathOf))
  return {
    name: 'flat-react',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (name) => (Object.hasOwn(FILES, name) ? pathOf(FILES[name] ?? '') : null),
    transform: (text, id) => (ids.has(id) ? flattenModule(text) : null),
  }
}
