import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions, describeConnection } from './create-database-options.ts'

const ADDRESS = 'postgresql://liberta:p%40s%3As%2Fw@db.example:5433/paper'

describe('how the database is reached', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-ca-'))
  const caFile = join(folder, 'ca.pem')
  beforeAll(() => writeFileSync(caFile, 'of our own'))
  afterAll(() => rmSync(folder, { recursive: true }))

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
    expect(describeConnection(ADDRESS, undefined)).toEqual({ connectionString: ADDRESS })
    expect(describeConnection(ADDRESS, caFile)).toEqual({
      connectionString: ADDRESS,
      ssl: { host: 'db.example', ca: 'of our own' },
    })
    expect(createDatabaseOptions(ADDRESS, { caFile }).driverOptions).toMatchObject({ ssl: { ca: 'of our own' } })
    expect(() => describeConnection(ADDRESS, join(folder, 'none.pem'))).toThrow('none.pem')
  })

  it('is as its sslmode says, which nobody reads after us', () => {
    const withMode = (mode: string) => `${ADDRESS}?application_name=paper&sslmode=${mode}`
    const connectionString = `${ADDRESS}?application_name=paper`
    expect(describeConnection(withMode('verify-full'), undefined)).toEqual({
      connectionString,
      ssl: { host: 'db.example' },
    })
    expect(describeConnection(withMode('verify-full'), caFile).ssl).toEqual({ host: 'db.example', ca: 'of our own' })
    expect(describeConnection(withMode('disable'), caFile)).toEqual({ connectionString })
    expect(createDatabaseOptions(withMode('verify-full')).driverOptions).toMatchObject({ ssl: { host: 'db.example' } })
  })

  it('is of one name or address, which the certificate has to have', () => {
    const hosts = ['10.0.0.7', '[::1]', 'db'].map(
      (host) => describeConnection(`postgresql://u@${host}:5432/paper`, caFile).ssl?.host,
    )
    expect(hosts).toEqual(['10.0.0.7', '::1', 'db'])
  })
})
