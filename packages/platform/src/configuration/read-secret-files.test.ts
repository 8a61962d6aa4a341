import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { addPassword } from './database-settings.ts'
import { readConfiguration } from './read-configuration.ts'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-secret-'))
  file = join(folder, 'session')
  writeFileSync(file, 'drawn by lot: 77-aa\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

const schema = z.object({ SESSION_SECRET: z.string(), NAXOS_URL: z.string().default('http://127.0.0.1:4201') })
const read = (environment: Record<string, string>) => readConfiguration(schema, environment, ['NAXOS_URL'])

describe('a secret in a file', () => {
  it('is read as if the variable had it, without the line break at its end', () => {
    expect(read({ SESSION_SECRET_FILE: file })).toMatchObject({ SESSION_SECRET: 'drawn by lot: 77-aa' })
  })

  it('is refused where the variable is set as well', () => {
    const both = { SESSION_SECRET_FILE: file, SESSION_SECRET: 'another one' }
    expect(() => read(both)).toThrow('SESSION_SECRET_FILE: SESSION_SECRET is set as well')
  })

  it('that cannot be read is named', () => {
    expect(() => read({ SESSION_SECRET_FILE: join(folder, 'none') })).toThrow('SESSION_SECRET_FILE: names a file')
  })
})

describe('an address with a default', () => {
  it('has to be given in production, and nowhere else', () => {
    const given = { SESSION_SECRET: 'x' }
    expect(read(given).NAXOS_URL).toBe('http://127.0.0.1:4201')
    expect(() => read({ ...given, NODE_ENV: 'production' })).toThrow(
      'NAXOS_URL: is not set; expected a value in production',
    )
    expect(read({ ...given, NODE_ENV: 'production', NAXOS_URL: 'https://cms' }).NAXOS_URL).toBe('https://cms')
  })
})

describe('the password of the database', () => {
  it.each(['p@ss', 'a:b/c', '100% #1?', 'è'])('%s is written into the address so that it is read back', (password) => {
    const url = new URL(addPassword('postgresql://liberta@postgres:5432/liberta', password))
    expect([url.host, url.username, url.pathname]).toEqual(['postgres:5432', 'liberta', '/liberta'])
    expect(decodeURIComponent(url.password)).toBe(password)
  })

  it('of the address stands where none is given beside it', () => {
    expect(addPassword('postgresql://u:p%40@h/d', undefined)).toBe('postgresql://u:p%40@h/d')
  })
})
