import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SECRET_SETTINGS } from '@liberta/platform/configuration/read-secret-files'
import { parse } from 'yaml'
import * as api from '../../../api/src/settings/api-settings.schema.ts'
import * as frontend from '../../../frontend/src/settings/site-settings.schema.ts'
import * as worker from '../../../worker/src/foundation/worker-settings.schema.ts'
import { ROOT } from '../../local/src/project.ts'

interface Service {
  command?: string[]
  environment?: Record<string, string | number | null>
  secrets?: string[]
  configs?: { source: string; target: string }[]
  ports?: string[]
  volumes?: string[]
  healthcheck?: object
  mem_limit?: string
  stop_grace_period?: string
  logging?: { options: object }
}

const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  configs?: Record<string, { content: string }>
}
const dockerfile = readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8')

/** What the image itself sets. */
const OF_IMAGE = ['NODE_ENV', 'HOST', 'MALLOC_ARENA_MAX']

const PROGRAMS = {
  frontend: { shape: frontend.siteSettingsSchema.shape, needed: frontend.NEEDED_IN_PRODUCTION },
  api: { shape: api.apiSettingsSchema.in.shape, needed: api.NEEDED_IN_PRODUCTION },
  worker: { shape: worker.workerSettingsSchema.in.shape, needed: worker.NEEDED_IN_PRODUCTION },
}

const ofService = (name: string) => compose.services[name] ?? {}
const variablesOf = (name: string) => Object.keys(ofService(name).environment ?? {})
const isSecret = (name: string) => SECRET_SETTINGS.some((secret) => secret === name)
const settingOf = (variable: string) => {
  const name = variable.replace(/_FILE$/, '')
  return isSecret(name) ? name : variable
}

describe.each(Object.entries(PROGRAMS))('docker-compose.yml gives to %s', (program, { shape, needed }) => {
  it('every setting that it reads, and none of another program', () => {
    const given = new Set([...variablesOf(program).map(settingOf), ...OF_IMAGE])
    expect([...given].toSorted()).toEqual([...new Set([...Object.keys(shape), ...OF_IMAGE])].toSorted())
  })

  it('a secret as a file too, which it may read', () => {
    const secrets = Object.keys(shape).filter(isSecret)
    expect(secrets.filter((name) => !variablesOf(program).includes(`${name}_FILE`))).toEqual([])
    for (const file of Object.values(ofService(program).environment ?? {})) {
      const mounted = /^\/run\/secrets\/(\w+)$/.exec(String(file))?.[1]
      if (mounted !== undefined) expect(ofService(program).secrets).toContain(mounted)
    }
  })

  it('no default of a developer’s machine for what production has to say', () => {
    const inside = ['API_URL', 'DATABASE_URL']
    for (const name of needed.filter((variable) => !inside.includes(variable))) {
      expect([name, ofService(program).environment?.[name]]).toEqual([name, `\${${name}:?set ${name}}`])
    }
  })

  it('a published address where somebody listens, a health check, a limit, a grace and a log that ends', () => {
    const { ports = [], healthcheck, mem_limit, stop_grace_period, logging } = ofService(program)
    expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
    expect({ healthcheck, mem_limit, stop_grace_period, logging }).toEqual({
      healthcheck: expect.objectContaining({ test: expect.any(Array) }),
      mem_limit: expect.any(String),
      stop_grace_period: '25s',
      logging: expect.objectContaining({ options: expect.objectContaining({ 'max-file': '5' }) }),
    })
    const hosts = { frontend: 'METRICS_HOST', api: 'OPS_HOST', worker: 'WORKER_OPS_HOST' }
    expect(ofService(program).environment?.[hosts[program as keyof typeof hosts]]).toBe('0.0.0.0')
  })
})

describe('docker-compose.yml', () => {
  it('names secrets that are files, each used', () => {
    const used = new Set(Object.values(compose.services).flatMap(({ secrets = [] }) => secrets))
    expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
  })

  it('has Prometheus sign in as the operator whom the API knows', () => {
    const prometheus = readFileSync(join(ROOT, 'infra/monitoring/prometheus.yml'), 'utf8')
    const file = /username_file: (\S+),/.exec(prometheus)?.[1]
    const given = ofService('prometheus').configs?.find(({ target }) => target === file)
    expect(compose.configs?.[given?.source ?? '']?.content).toBe(ofService('api').environment?.['OPS_USER'])
  })

  it('has nginx run by the file that says how many it has room for', () => {
    expect(ofService('nginx').volumes).toContain('./infra/nginx/nginx.conf:/etc/nginx/nginx.conf:ro')
  })

  it('gives nginx the folders of which its configuration takes files', () => {
    const folder = join(ROOT, 'infra/nginx')
    const files = readdirSync(folder).filter((file) => file.endsWith('.conf'))
    const taken = files.flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*(?:root|alias|ssl_certificate(?:_key)?) (\S+);/gm),
      ].map(([, path = '']) => path),
    )
    const given = ofService('nginx').volumes?.map((volume) => volume.replace(/:ro$/, '').replace(/^.*:/, '')) ?? []
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.filter((path) => !given.some((place) => `${path}/`.startsWith(`${place}/`)))).toEqual([])
  })

  it('bounds the memory of both Redis', () => {
    for (const name of ['redis-queue', 'redis-cache']) {
      expect(ofService(name).command?.join(' ')).toMatch(
        /--maxmemory \S+ --maxmemory-policy (?:noeviction|allkeys-lru)/,
      )
    }
  })

  it('starts what an image holds', () => {
    const programs = Object.values(compose.services).flatMap(({ command = [] }) =>
      command.filter((word) => word.endsWith('.js')),
    )
    expect(programs.toSorted()).toEqual([
      'api/dist/main.js',
      'frontend/dist/server/main.js',
      'worker/dist/main.js',
      'worker/dist/migrate.js',
    ])
  })
})

describe('the image', () => {
  it('takes the stage alone, and sets what the programs are given by nobody else', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
    expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=stage /stage /site'])
    for (const name of OF_IMAGE) expect(last).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'))
  })

  it.each(['.dockerignore', '.gitignore'])('is made without .env files and secrets: %s', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env*', '*.env', 'secrets/']),
    )
  })
})
