import { defineConfig } from 'vite'
import type { BuildOptions } from 'vite'
import { classNamesOnly, nameClass, shortenClass } from './scripts/class-names.plugin.ts'
import { plainImports } from './scripts/plain-imports.plugin.ts'
import { preactInBrowsers } from './scripts/preact-in-browsers.plugin.ts'
import { sheets } from './scripts/sheets.plugin.ts'
import { LITE_SHEET, SHEET_FILES, SHEET_MODULE } from './src/styles/sheets.table.ts'

const SERVER_BUILD: BuildOptions = {
  ssr: true,
  rolldownOptions: {
    input: {
      main: 'src/server/main.ts',
      'render-thread': 'src/rendering/render-thread.program.ts',
      'packing-thread': 'src/page-cache/packing-thread.program.ts',
      measure: 'src/testing/measure.ts',
    },
    // «use client» in the router's files means nothing to a server without server components.
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
    },
  },
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node24',
  sourcemap: true,
}

const BROWSER_BUILD: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: false,
  rolldownOptions: {
    input: {
      ...Object.fromEntries(Object.entries(SHEET_FILES).map(([sheet, file]) => [file, SHEET_MODULE + sheet])),
      'lite-styles': `src/${LITE_SHEET}`,
      main: 'src/browser/main.ts',
    },
    preserveEntrySignatures: 'allow-extension',
    // The names of hooks (browser/support/selectors.ts) stand where they are used, and in no script that does not use them.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    // What all islands share is one file, asked for together with the first of them.
    output: { codeSplitting: { groups: [{ name: 'preact', test: /node_modules\/preact\// }] } },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [sheets(), classNamesOnly(), plainImports(), preactInBrowsers()],
  css: { modules: { generateScopedName: command === 'build' ? shortenClass : nameClass } },
  resolve: { conditions: ['@liberta/source', 'module', isSsrBuild ? 'node' : 'browser'] },
  ssr: {
    resolve: { conditions: ['@liberta/source', 'node'], externalConditions: ['@liberta/source', 'node'] },
    // React is built in, so that the built site runs the production React whatever NODE_ENV says.
    // OpenTelemetry is built in as a chunk of its own, as our packages that import it are; nobody loads it unless spans are sent.
    noExternal: [
      /^@liberta\//,
      /^@opentelemetry\//,
      ...(command === 'build' ? ['react', 'react-dom', 'react-router'] : []),
    ],
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild ? SERVER_BUILD : BROWSER_BUILD,
}))
