import { createHash } from 'node:crypto'
import type { ReachedPackage } from './find-reachable.ts'

/** What is told of a release. */
export interface Release {
  name: string
  /** The version of package.json with the commit that was built: `1.0.0+2a9fcf2…`. */
  version: string
  /** Of the commit, ISO 8601: two stages of one commit are the same. */
  builtAt: string
}

/** Where a package's archive is, and its sum as the lock file has it (`sha512-…` in base64). */
export type LockedPackages = Readonly<Record<string, { integrity?: string } | undefined>>

/**
 * The bill of materials of an image in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/): every package that a program of it
 * may import, with version, licence and sum, and which uses which. `packages` by their folders from the root.
 */
export function writeBillOfMaterials(
  release: Release,
  packages: ReadonlyMap<string, ReachedPackage>,
  locked: LockedPackages,
): object {
  const reached = [...packages.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
  const root = `pkg:generic/${release.name}@${encodeURIComponent(release.version)}`
  const body = {
    metadata: {
      timestamp: release.builtAt,
      component: { type: 'application', 'bom-ref': root, name: release.name, version: release.version, purl: root },
    },
    components: reached.map(({ folder, manifest }) => ({
      type: folder.includes('node_modules') ? 'library' : 'application',
      'bom-ref': folder,
      name: manifest.name,
      version: manifest.version,
      purl: `pkg:npm/${manifest.name.replace('@', '%40')}@${manifest.version}`,
      ...describeLicence(manifest.license),
      ...describeSum(locked[folder]?.integrity),
    })),
    dependencies: [
      { ref: root, dependsOn: reached.flatMap(({ folder }) => (folder.includes('/') ? [] : [folder])) },
      ...reached.map(({ folder, uses }) => ({ ref: folder, dependsOn: [...new Set(uses)].toSorted() })),
    ],
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${nameUuid(JSON.stringify(body))}`,
    version: 1,
    ...body,
  }
}

/** An expression of SPDX or the id of one licence: the field `expression` takes both. */
function describeLicence(license: unknown): { licenses?: object[] } {
  return typeof license === 'string' ? { licenses: [{ expression: license }] } : {}
}

function describeSum(integrity = ''): { hashes?: object[] } {
  const sum = /^sha512-(\S+)/.exec(integrity)?.[1]
  return sum ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] } : {}
}

/** A UUID of version 8 (RFC 9562) that the content alone decides. */
function nameUuid(content: string): string {
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
