import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions, describeTls } from './create-database-options.ts'

const ADDRESS = 'postgresql://liberta:p%40s%3As%2Fw@db.example:5433/paper'

describe('how the database is reached', () => {
  it('is by the address, with the password that it spells', async () => {
    const orm = new MikroORM(createDatabaseOptions(ADDRESS))
    const connection = orm.em.getConnection()
    expect(connection.getConnectionOptions()).toMatchObject({
      host: 'db.example',
      port: 5433,
      user: 'liberta',
      password: 'p@s:s/w',
      database: 'paper',
    })
    await orm.close(true)
  })

  it('is over as many connections as are set, and ten otherwise', () => {
    expect(createDatabaseOptions(ADDRESS).pool).toMatchObject({ max: 10 })
    expect(createDatabaseOptions(ADDRESS, { poolSize: 4 }).pool).toMatchObject({ max: 4 })
  })

  it('is plain without certificates, and verified by those that are named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'liberta-ca-'))
    try {
      const caFile = join(folder, 'ca.pem')
      writeFileSync(caFile, 'of our own')
      expect(describeTls(undefined)).toEqual({})
      expect(createDatabaseOptions(ADDRESS, { caFile }).driverOptions).toMatchObject({ ssl: { ca: 'of our own' } })
      expect(() => describeTls(join(folder, 'none.pem'))).toThrow('none.pem')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
