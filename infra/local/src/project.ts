import { join, resolve } from 'node:path'

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Where everything that is kept between two starts lives; never committed. */
export const DATA_DIR = join(ROOT, '.data')

/** Thrown for what the person at the keyboard can mend; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
