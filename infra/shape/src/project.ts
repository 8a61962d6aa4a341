import { resolve } from 'node:path'

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** The programs and packages whose folders are held to the rules of imports, by the folder of their sources. */
export const PROGRAMS = ['frontend/src', 'api/src', 'worker/src'] as const

/** Whether a path is the folder, or lies in it at any depth. */
export function isUnder(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** What was measured: a number, and the places that make it up. */
export interface Finding {
  value: number
  /** Lines to read, each with a path; none where no place alone makes up the number. */
  places: string[]
}
