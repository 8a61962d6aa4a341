import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { apiSettingsSchema } from '../../../api/src/settings/api-settings.schema.ts'
import { siteSettingsSchema } from '../../../frontend/src/settings/site-settings.schema.ts'
import { workerSettingsSchema } from '../../../worker/src/foundation/worker-settings.schema.ts'
import { settingsSchema as standInSettingsSchema } from '../../upstreams/src/settings.ts'
import { ROOT } from './project.ts'
import { settingsSchema } from './settings.ts'

const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
/** The names in the tables of docs/operations.md; `PUBLISHER_*` stands for all that begin so. */
const documented = [...page.matchAll(/`([A-Z][A-Z_]+\*?)`/g)].map(([, name = '']) => name)
/** The rows of its tables that name variables and who reads them. */
const rows = [...page.matchAll(/^\| (`[A-Z][^|]*) \| ([a-z][^|]*) \|/gm)].map(([, names = '', programs = '']) => ({
  names: [...names.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
  programs: programs.split(/\W+/),
}))
const isDocumented = (name: string) =>
  documented.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name))

const PROGRAMS = {
  frontend: siteSettingsSchema.shape,
  api: apiSettingsSchema.in.shape,
  worker: workerSettingsSchema.in.shape,
  'stand-ins': standInSettingsSchema.shape,
  'npm start': settingsSchema.shape,
}

/** Read by a tool and no program: where its calls go, where secrets lie. */
const OF_TOOLS = ['STAND_IN_URL_HOST', 'SECRETS_DIR']

/** What compose and the script beside nginx take from the environment. */
const OF_NGINX = ['docker-compose.yml', 'infra/nginx/follow-frontends.sh'].flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\$\{([A-Z][A-Z_]+):-/g)].map(([, name = '']) => name),
)

/** A secret may be given as a file. */
const withoutFile = (name: string) => name.replace(/_FILE$/, '')

describe('docs/operations.md', () => {
  it.each(Object.entries(PROGRAMS))('has every variable that is read by: %s', (_program, shape) => {
    expect(Object.keys(shape).filter((name) => !isDocumented(name))).toEqual([])
  })

  it.each(['frontend', 'api', 'worker'] as const)('says of each variable whether it is read by: %s', (program) => {
    const told = new Set(rows.filter(({ programs }) => programs.includes(program)).flatMap(({ names }) => names))
    const known = new Set(rows.filter(({ programs }) => !programs.includes('all')).flatMap(({ names }) => names))
    expect([...known].filter((name) => told.has(name) !== name in PROGRAMS[program])).toEqual([])
  })

  it('has no variable that nothing reads', () => {
    const read = new Set([...Object.values(PROGRAMS).flatMap((shape) => Object.keys(shape)), ...OF_TOOLS, ...OF_NGINX])
    const exact = documented.filter((name) => name.includes('_') && !name.endsWith('*'))
    expect(exact.filter((name) => !read.has(name) && !read.has(withoutFile(name)))).toEqual([])
  })
})
