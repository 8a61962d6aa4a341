import { describe, expect, it } from '@jest/globals'
import { findTool, readMajor } from './find-tool.ts'
import { writeConnectionVariables } from './connection-variables.ts'

describe('the version of a tool', () => {
  it.each([
    ['pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', 15],
    ['postgres (PostgreSQL) 18.1', 18],
    ['pg_restore (PostgreSQL) 19beta1', 19],
    ['something else', null],
  ])('%s', (told, major) => {
    expect(readMajor(told)).toBe(major)
  })

  it('one that does not fit the server’s is refused, with how to get the right one', () => {
    expect(() => findTool('pg_basebackup', 7)).toThrow(
      /pg_basebackup of PostgreSQL 7 was not found[^]*apt-get install postgresql-client-7/,
    )
  })
})

describe('the database’s address for PostgreSQL’s programs', () => {
  it('stands in their environment, the password decoded', () => {
    expect(writeConnectionVariables('postgresql://liber%40ta:a%2Fb%3A@db.example/liberta?sslmode=verify-full')).toEqual(
      {
        PGHOST: 'db.example',
        PGPORT: '5432',
        PGUSER: 'liber@ta',
        PGPASSWORD: 'a/b:',
        PGDATABASE: 'liberta',
        PGSSLMODE: 'verify-full',
      },
    )
  })

  it('has an address of IPv6 without brackets, and nothing of what it does not name', () => {
    expect(writeConnectionVariables('postgresql://[2001:db8::5]/liberta')).toEqual({
      PGHOST: '2001:db8::5',
      PGPORT: '5432',
      PGDATABASE: 'liberta',
    })
  })
})
