import { z } from 'zod'
import { certificatesSetting, databaseAddressSetting, numberSetting } from './setting.schema.ts'

/** PostgreSQL beside its address, as keys of a configuration schema: `z.object({ ...databaseSettings })`. */
export const databaseSettings = {
  /** Straight to PostgreSQL where DATABASE_URL leads through PgBouncer: for LISTEN and for migrations. The same unless set. */
  DATABASE_DIRECT_URL: databaseAddressSetting().optional(),
  /** As it is, with whatever characters; it goes before one in the addresses. */
  DATABASE_PASSWORD: z.string().min(1).optional(),
  /** Connections of one process. */
  DATABASE_POOL_SIZE: numberSetting.int().min(1).max(500).default(10),
  /** Who has signed PostgreSQL's certificate: with it connections are TLS and verified, but where an address says `sslmode=disable`. */
  DATABASE_CA_FILE: certificatesSetting,
  /** `run`: this program migrates the database at its start. `wait`: it waits until a step of its own has done so. */
  MIGRATIONS: z.enum(['run', 'wait'], 'expected run or wait').default('run'),
}

/** An address with this password in it; as it is where none is given. */
export function addPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

interface DatabaseVariables {
  DATABASE_URL: string
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_PASSWORD?: string | undefined
}

/** Both addresses as they are connected to: with the password, and the direct one the same unless it was set. */
export function completeAddresses({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PASSWORD }: DatabaseVariables) {
  return {
    DATABASE_URL: addPassword(DATABASE_URL, DATABASE_PASSWORD),
    DATABASE_DIRECT_URL: addPassword(DATABASE_DIRECT_URL ?? DATABASE_URL, DATABASE_PASSWORD),
  }
}
