import type { Plugin } from 'vite'

/** Vite's own module around every `import()` of a built script. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Leaves `import()` as the browser has it. Vite wraps each in code that first asks for the style sheets and scripts which the
 * file needs; ours need none, since styles stand in the sheets (`sheets.plugin.ts`), and the wrapper is a seventh of all that a
 * page may run before it is idle.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null),
  }
}
