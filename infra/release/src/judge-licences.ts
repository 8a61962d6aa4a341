import satisfies from 'spdx-satisfies'
import { ALLOWED_LICENCES } from './allowed-licences.table.ts'
import type { ReachedPackage } from './find-reachable.ts'

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
