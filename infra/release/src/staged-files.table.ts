/** What of a folder of this project an image holds. */
export interface StagedFolder {
  /** From the repository's root; it stands at the same place in the stage. */
  folder: string
  /** Whether it holds this file, named by its path within the folder. */
  takes: (path: string) => boolean
}

/** What Node runs, and the maps with which the lines of our own errors are told. */
const isProgram = (path: string) => /\.js(?:\.map)?$/.test(path) && !/\.test\.js|(?:^|\/)testing\//.test(path)

/** The programs of an image, by their folders. */
export const PROGRAMS = ['frontend', 'api', 'worker'] as const

/** What the frontend's build takes into its files, so that no image has it as a package: a bill of materials has to name it as well. */
export const BUNDLED = [
  '@fontsource-variable/faustina',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/libre-bodoni',
  'preact',
  'react',
  'react-dom',
  'react-router',
] as const

/** What the build has made, and nothing else: whatever lies about in a folder is named here or stays outside. */
export const STAGED_FOLDERS: readonly StagedFolder[] = [
  { folder: 'api/dist', takes: isProgram },
  { folder: 'worker/dist', takes: isProgram },
  // `measure.js` weighs pages for the build's budgets; the faces are those of drawn pictures.
  {
    folder: 'frontend/dist/server',
    takes: (path) => (isProgram(path) && !path.startsWith('measure.js')) || path === 'faces.json',
  },
  // The manifests that the server reads, and what browsers are given; no name begins with a dot but the manifests' folder.
  {
    folder: 'frontend/dist/client',
    takes: (path) => !/(?:^|\/)\./.test(path) || /^\.vite\/(?:manifest\.json|early\.js)$/.test(path),
  },
]

/** What a package of this project adds: the same of its `dist`. */
export function stagePackage(folder: string): StagedFolder {
  return { folder: `${folder}/dist`, takes: isProgram }
}

/** Whether a file of an installed package is of no use to who runs it: types, maps of others' sources, notes of builds. */
export function isIdle(path: string): boolean {
  return /\.d\.[cm]?ts$|\.map$|\.tsbuildinfo$/.test(path)
}
