import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NOTICED_FIGURES } from '../../../api/src/operators/home/noticed.table.ts'
import { findProgram } from '../../bench/src/references/start-nginx.ts'
import { layOutMonitoring } from '../../local/src/services/start-monitoring.ts'
import { readSettings } from '../../local/src/settings.ts'
import { listPanels, MONITORING } from './read-monitoring.ts'

let folder: string
let bin: string
let data: string
/** What `npm start -- --monitoring` gives them. */
let laidOut: string

beforeAll(() => {
  // promtool comes with Prometheus, amtool with Alertmanager.
  bin = dirname(findProgram('prometheus', () => undefined))
  findProgram('prometheus-alertmanager', () => undefined)
  folder = mkdtempSync(join(tmpdir(), 'monitoring-'))
  cpSync(MONITORING, folder, { recursive: true })
  data = mkdtempSync(join(tmpdir(), 'monitoring-data-'))
  laidOut = layOutMonitoring(readSettings({ DATA_DIR: data }), { prometheus: 9090, alertmanager: 9093, frontend: 3001 })
})
afterAll(() => {
  for (const place of [folder, data]) rmSync(place, { recursive: true, force: true })
})

/** What a tool says; rejects with it where it finds a fault. */
function run(tool: string, ...args: string[]): string {
  return execFileSync(join(bin, tool), args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

describe('what Prometheus and Alertmanager are told', () => {
  it('can be read by them', () => {
    expect(run('promtool', 'check', 'config', join(laidOut, 'prometheus.yml'))).toContain('SUCCESS')
    expect(run('amtool', 'check-config', 'alertmanager.yml')).toContain('SUCCESS')
  })

  it('has every alert fire within a minute of its cause, and not for what is near it', () => {
    expect(run('promtool', 'test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })

  it('asks in every panel of the dashboards, and in the operators’ home, what Prometheus can read', () => {
    const rules = [...listPanels().flatMap(({ queries }) => queries), ...NOTICED_FIGURES.map(({ query }) => query)]
    // One rule for each query, because promtool reads files of rules.
    const groups = [{ name: 'panels', rules: rules.map((expr, place) => ({ record: `panel:${place}`, expr })) }]
    writeFileSync(join(folder, 'panels.yml'), JSON.stringify({ groups }))
    expect(run('promtool', 'check', 'rules', 'panels.yml')).toContain(`${rules.length} rules found`)
  })
})
