import type { Plugin } from 'vite'

/** What of React islands may import, and which module of Preact's gives it to them in a browser. */
const STAND_INS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

/**
 * Gives browsers Preact where islands import React: 6 KB instead of 58 (docs/adr/0034). The server renders with React itself.
 * @throws Error, as the build's, where something of React is imported that has no counterpart here
 */
export function preactInBrowsers(): Plugin {
  return {
    name: 'preact-in-browsers',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      handler(name, importer) {
        const standIn = STAND_INS[name]
        if (standIn === undefined) throw new Error(`Browser code imports ${name}, for which Preact has nothing`)
        return this.resolve(standIn, importer, { skipSelf: true })
      },
    },
  }
}
