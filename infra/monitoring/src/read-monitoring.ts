import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder of what Prometheus, Alertmanager and Grafana are told. */
export const MONITORING = join(import.meta.dirname, '..')

/** An alert of alerts.yml. */
export interface Alert {
  name: string
  expr: string
  forSeconds: number
  severity: string
  runbook: string
}

/** A panel of a dashboard. */
export interface Panel {
  dashboard: string
  title: string
  queries: string[]
}

const RULE =
  /- alert: (?<name>\w+)\n\s+expr: >-\n(?<expr>(?: {10}.*\n)+)\s+for: (?<seconds>\d+)s\n\s+labels: \{ severity: '(?<severity>\d)' \}[^]*?runbook_url: (?<runbook>\S+)/g

/** The alerts, in their order. They are written in one way, which promtool reads in full. */
export function listAlerts(): Alert[] {
  const text = readFileSync(join(MONITORING, 'alerts.yml'), 'utf8')
  return [...text.matchAll(RULE)].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    expr: (groups['expr'] ?? '').replaceAll(/\s+/g, ' ').trim(),
    forSeconds: Number(groups['seconds']),
    severity: groups['severity'] ?? '',
    runbook: groups['runbook'] ?? '',
  }))
}

const dashboardSchema = z.object({
  title: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

/** The panels of all dashboards. */
export function listPanels(): Panel[] {
  const folder = join(MONITORING, 'dashboards')
  return readdirSync(folder).flatMap((file) => {
    const { title: dashboard, panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    return panels.map(({ title, targets }) => ({ dashboard, title, queries: targets.map(({ expr }) => expr) }))
  })
}
