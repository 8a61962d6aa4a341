import { basename } from 'node:path'
import { defineConfig } from 'vite'

/** A class is named after its file and itself (`card-title`): short, the same in every build, and legible. */
function nameClass(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: nameClass } },
  resolve: { conditions: ['@liberta/source', 'module', 'node'] },
  ssr: {
    resolve: { conditions: ['@liberta/source', 'node'], externalConditions: ['@liberta/source', 'node'] },
    // React is built in, so that the built site runs the production React whatever NODE_ENV says.
    noExternal: [/^@liberta\//, ...(command === 'build' ? ['react', 'react-dom', 'react-router'] : [])],
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        ssr: true,
        rolldownOptions: {
          input: { main: 'src/server/main.ts', measure: 'src/testing/measure.ts' },
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
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: { input: 'src/client/styles.ts', preserveEntrySignatures: 'strict' },
      },
}))
