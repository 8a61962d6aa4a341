import satisfies from 'spdx-satisfies'
import type { ReachedPackage } from './find-reachable.ts'

/**
 * Licences (SPDX) under which what readers and servers run may stand: they ask for no more than their text and the names of who wrote
 * it. The weak copyleft ones hold for their own files and libraries, which are used as they come.
 */
const ALLOWED_LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
] as const

/** The packages whose licence is none that is allowed, is not told or cannot be read: `name@version: licence`. */
export function findForbidden(packages: Iterable<ReachedPackage>): string[] {
  return [...packages].flatMap(({ manifest: { name, version, license } }) =>
    isAllowed(license) ? [] : [`${name}@${version}: ${JSON.stringify(license ?? null)}`],
  )
}

function isAllowed(license: unknown): boolean {
  try {
    return typeof license === 'string' && satisfies(license, [...ALLOWED_LICENCES])
  } catch {
    // No expression of SPDX: «SEE LICENSE IN …», «UNLICENSED».
    return false
  }
}
