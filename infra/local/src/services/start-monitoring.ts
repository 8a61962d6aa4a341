import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startChild } from '../children/start-child.ts'
import type { Child } from '../children/start-child.ts'
import { ROOT, StartError } from '../project.ts'
import { folderOf } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from './find-redis.ts'

const SOURCE = join(ROOT, 'infra/monitoring')
/** Where compose puts the operators' account. */
const USER_IN_COMPOSE = 'username_file: /run/ops_user'
const PASSWORD_IN_COMPOSE = '/run/secrets/ops_password'
const FOLLOW_PROGRAM = join(import.meta.dirname, '../children/follow-program.program.ts')

/** The ports of what watches. */
export interface MonitoringPorts {
  prometheus: number
  alertmanager: number
  /** The frontend's metrics. */
  frontend: number
}

export interface Monitoring {
  urls: { prometheus: string; alertmanager: string }
  stop: () => Promise<void>
}

/**
 * Starts Prometheus and Alertmanager over the programs that run on this machine, with the alerts of infra/monitoring.
 * @throws StartError where they are not installed and cannot be
 */
export function startMonitoring(settings: Settings, ports: MonitoringPorts, say: (line: string) => void): Monitoring {
  return runMonitoring(layOutMonitoring(settings, ports), ports, say)
}

/**
 * Starts both with what is laid out in a folder.
 * @throws StartError where they are not installed and cannot be
 */
export function runMonitoring(
  folder: string,
  ports: Pick<MonitoringPorts, 'prometheus' | 'alertmanager'>,
  say: (line: string) => void,
): Monitoring {
  const programs = ['prometheus', 'prometheus-alertmanager'].map((name) => findDebianProgram(name, say))
  const [prometheus = '', alertmanager = ''] = programs
  const children = [
    startProgram(prometheus, [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      listenAt(ports.prometheus),
    ]),
    startProgram(alertmanager, [
      `--config.file=${join(folder, 'alertmanager.yml')}`,
      `--storage.path=${join(folder, 'alerts')}`,
      '--cluster.listen-address=',
      listenAt(ports.alertmanager),
    ]),
  ]
  return {
    urls: {
      prometheus: `http://127.0.0.1:${ports.prometheus}`,
      alertmanager: `http://127.0.0.1:${ports.alertmanager}`,
    },
    stop: async () => void (await Promise.all(children.map((child) => child.stop()))),
  }
}

/** Writes what both are told, with this machine's ports and account, and says where. */
export function layOutMonitoring(settings: Settings, ports: MonitoringPorts): string {
  const folder = folderOf(settings, 'monitoring')
  mkdirSync(join(folder, 'targets'), { recursive: true })
  for (const file of ['alerts.yml', 'alertmanager.yml']) cpSync(join(SOURCE, file), join(folder, file))
  const password = join(folder, 'ops_password')
  writeFileSync(password, settings.OPS_PASSWORD, { mode: 0o600 })
  const configuration = readFileSync(join(SOURCE, 'prometheus.yml'), 'utf8')
    .replace(PASSWORD_IN_COMPOSE, JSON.stringify(password))
    .replace(USER_IN_COMPOSE, `username: ${JSON.stringify(settings.OPS_USER)}`)
  writeFileSync(join(folder, 'prometheus.yml'), configuration)
  const targets = {
    frontend: ports.frontend,
    api: settings.OPS_PORT,
    worker: settings.WORKER_OPS_PORT,
    alertmanager: ports.alertmanager,
  }
  for (const [name, port] of Object.entries(targets)) {
    const written = JSON.stringify([{ targets: [`127.0.0.1:${port}`] }])
    writeFileSync(join(folder, 'targets', `${name}.json`), written)
  }
  return folder
}

/** The path of a program of Debian's, which its package is called as; installed first where that is possible. */
function findDebianProgram(name: string, say: (line: string) => void): string {
  const found = findOnPath([name])
  if (found) return found
  const installed = mayInstallDebianPackages() && installDebianPackages([name], say) ? findOnPath([name]) : null
  if (installed) return installed
  throw new StartError(
    `${name} was not found on PATH. Install it (Debian: sudo apt-get install ${name}), or start without --monitoring.`,
  )
}

function listenAt(port: number): string {
  return `--web.listen-address=127.0.0.1:${port}`
}

/** It ends with this process, however that ends. What it writes is left alone: it has pages of its own. */
function startProgram(program: string, args: string[]): Child {
  return startChild({
    name: basename(program),
    program: FOLLOW_PROGRAM,
    args: [program, ...args],
    env: {},
    onLine: () => undefined,
    onDeath: () => undefined,
  })
}
