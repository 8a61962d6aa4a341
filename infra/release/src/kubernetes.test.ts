import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { databaseSettings } from '@liberta/platform/configuration/database-settings'
import { SECRET_SETTINGS } from '@liberta/platform/configuration/read-secret-files'
import { parse, parseAllDocuments } from 'yaml'
import * as api from '../../../api/src/settings/api-settings.schema.ts'
import * as frontend from '../../../frontend/src/settings/site-settings.schema.ts'
import * as worker from '../../../worker/src/foundation/worker-settings.schema.ts'
import { ROOT } from '../../local/src/project.ts'

const FOLDER = join(ROOT, 'infra/kubernetes')

interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  image: string
  command: string[]
  envFrom: { configMapRef: { name: string } }[]
  env?: { name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }[]
  ports?: { name: string; containerPort: number }[]
  livenessProbe?: Probe
  readinessProbe?: Probe
  startupProbe?: Probe
}
interface Resource {
  kind: string
  metadata: { name: string }
  spec: {
    template?: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } }
    selector?: Record<string, unknown>
    podSelector?: unknown
    egress?: { ports: { port: number }[] }[]
    scaleTargetRef?: { name: string }
    minReplicas?: number
    replicas?: number
  }
}
interface Kustomization {
  resources: string[]
  images: { name: string }[]
  configMapGenerator: { name: string; literals: string[] }[]
}

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const kustomizationOf = (folder: string) => parse(read(`${folder}/kustomization.yaml`)) as Kustomization
const resourcesOf = (folder: string) =>
  kustomizationOf(folder).resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as Resource),
  )
const programs = resourcesOf('programs')
const all = [...programs, ...resourcesOf('migrate')]
const ofKind = (kind: string) => programs.filter((resource) => resource.kind === kind)
const containerOf = (name: string): Container => {
  const found = all.find(({ kind, metadata }) => /Deployment|Job/.test(kind) && metadata.name === name)
  const container = found?.spec.template?.spec.containers[0]
  if (!container) throw new Error(`there is no program ${name}`)
  return container
}
const settingsOf = (folder: string, name: string) => {
  const map = kustomizationOf(folder).configMapGenerator.find((entry) => entry.name === `${name}-settings`)
  return Object.fromEntries((map?.literals ?? []).map((line) => line.split(/=(.*)/s, 2))) as Record<string, string>
}

/** By setting what stands in its row of docs/operations.md as code. */
const EXAMPLES = new Map(
  [...readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').matchAll(/^\| (`[A-Z].*?) \| (.*)$/gm)].flatMap(
    ([, names = '', rest = '']) => {
      const [settings = [], examples = []] = [names, rest].map((text) =>
        [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
      )
      return settings.map((setting) => [setting, examples] as const)
    },
  ),
)

/** What each program reads, what it cannot do without, and the settings that are the ports of its pod. */
const PROGRAMS = {
  frontend: {
    folder: 'programs',
    reads: Object.keys(frontend.siteSettingsSchema.shape),
    needed: frontend.NEEDED_IN_PRODUCTION,
    ports: { http: 'PORT', metrics: 'METRICS_PORT' },
  },
  api: {
    folder: 'programs',
    reads: Object.keys(api.apiSettingsSchema.in.shape),
    needed: [...api.NEEDED_IN_PRODUCTION, 'NAXOS_WEBHOOK_SECRET', 'SESSION_SECRET', 'OPS_USER', 'OPS_PASSWORD'],
    ports: { http: 'API_PORT', operators: 'OPS_PORT' },
  },
  worker: {
    folder: 'programs',
    reads: Object.keys(worker.workerSettingsSchema.in.shape),
    needed: [...worker.NEEDED_IN_PRODUCTION, 'DATABASE_URL', 'NAXOS_URL'],
    ports: { operators: 'WORKER_OPS_PORT' },
  },
  migrate: {
    folder: 'migrate',
    reads: ['DATABASE_URL', 'LOG_LEVEL', ...Object.keys(databaseSettings)],
    needed: ['DATABASE_URL'],
    ports: {},
  },
}

describe.each(Object.entries(PROGRAMS))('infra/kubernetes gives to %s', (name, { folder, reads, needed, ports }) => {
  const container = containerOf(name)
  const settings = settingsOf(folder, name)
  const secrets = (container.env ?? []).map((variable) => variable.name)

  it('settings that it reads, and those that it needs', () => {
    const given = [...Object.keys(settings), ...secrets]
    expect(given.filter((variable) => !reads.includes(variable))).toEqual([])
    expect(needed.filter((variable) => !given.includes(variable))).toEqual([])
    expect(container.envFrom).toEqual([{ configMapRef: { name: `${name}-settings` } }])
  })

  it('secrets from the secret alone, each by its own name', () => {
    // An address without a password in it is no secret.
    const open = Object.entries(settings).filter(([variable, value]) => isSecret(variable) && !isPlainAddress(value))
    expect(open).toEqual([])
    for (const variable of container.env ?? []) {
      expect(variable.valueFrom.secretKeyRef).toMatchObject({ name: 'liberta', key: variable.name })
    }
  })

  it('the ports at which it listens', () => {
    const published = (container.ports ?? []).map((port) => [port.name, String(port.containerPort)])
    expect(published).toEqual(Object.entries(ports).map(([port, setting]) => [port, settings[setting]]))
  })

  it('the image, and a program that it holds', () => {
    expect(container.image).toBe('liberta')
    expect(kustomizationOf(folder).images.map((image) => image.name)).toEqual(['liberta'])
    const source = container.command.at(-1)?.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts') ?? ''
    expect(() => readFileSync(join(ROOT, source))).not.toThrow()
  })
})

function isSecret(variable: string): boolean {
  return SECRET_SETTINGS.some((secret) => secret === variable)
}

function isPlainAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).password === ''
}

describe.each(ofKind('Deployment').map(({ metadata }) => metadata.name))('the deployment of %s', (name) => {
  const { livenessProbe, readinessProbe, startupProbe, ports = [] } = containerOf(name)
  const label = { 'app.kubernetes.io/name': name }

  it('is asked at the health that the program tells, on a port that it has', () => {
    expect([livenessProbe, readinessProbe, startupProbe].map((probe) => probe?.httpGet.path)).toEqual([
      '/health/live',
      '/health/ready',
      '/health/live',
    ])
    for (const probe of [livenessProbe, readinessProbe, startupProbe]) {
      expect(ports.map((port) => port.name)).toContain(probe?.httpGet.port)
    }
  })

  it('has two copies at least, a budget of disruptions, and a policy of who speaks to it', () => {
    const scaler = ofKind('HorizontalPodAutoscaler').find(({ spec }) => spec.scaleTargetRef?.name === name)
    const deployment = ofKind('Deployment').find(({ metadata }) => metadata.name === name)
    expect(scaler?.spec.minReplicas ?? deployment?.spec.replicas).toBe(2)
    expect(scaler !== undefined && deployment?.spec.replicas !== undefined).toBe(false)
    expect(ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector)).toContainEqual({ matchLabels: label })
    expect(ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector)).toContainEqual({ matchLabels: label })
    expect(deployment?.spec.template?.metadata.labels).toEqual(label)
  })

  it('has a way to every port that its settings, or their examples in docs/operations.md, name', () => {
    const { reads } = PROGRAMS[name as keyof typeof PROGRAMS]
    const examples = reads.flatMap((setting) => EXAMPLES.get(setting) ?? [])
    const named = [...Object.values(settingsOf('programs', name)), ...examples].flatMap(
      (address) => /^(?:[a-z+]+:\/\/)?[\w.@-]+:(\d{2,5})\b/.exec(address)?.[1] ?? [],
    )
    const policy = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === name)
    const open = policy?.spec.egress?.flatMap((way) => way.ports.map(({ port }) => String(port)))
    expect(named.filter((port) => open?.includes(port) !== true)).toEqual([])
  })
})

describe('the files of infra/kubernetes', () => {
  it.each(['programs', 'migrate'])('are all named by the kustomization: %s', (folder) => {
    const files = readdirSync(join(FOLDER, folder)).filter((file) => file !== 'kustomization.yaml')
    expect(kustomizationOf(folder).resources.toSorted()).toEqual(files.toSorted())
  })

  it('let services lead to programs that are there', () => {
    const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name)
    for (const { spec } of ofKind('Service')) expect(deployments).toContain(spec.selector?.['app.kubernetes.io/name'])
  })
})
