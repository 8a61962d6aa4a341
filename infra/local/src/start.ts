/** `npm start` and `npm run dev`: builds what changed, brings everything up, shows the logs, and stops all on Ctrl-C. */
import { buildWhenChanged } from './build/build-when-changed.ts'
import { reloadOnChange } from './dev/reload-on-change.ts'
import { writeReadableLog } from './logs/write-readable-log.ts'
import { StartError } from './project.ts'
import { AFTER_A_DEATH, runSite } from './run-site.ts'
import { readArguments } from './read-arguments.ts'
import type { RunningSite } from './run-site.ts'
import { startMonitoring } from './services/start-monitoring.ts'
import type { Monitoring, MonitoringPorts } from './services/start-monitoring.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const USAGE = `npm start -- [--dev] [--monitoring]
  --dev          the pages are made from the sources, and again as they change
  --monitoring   Prometheus and Alertmanager watch`
const { values } = readArguments(USAGE, {
  options: { dev: { type: 'boolean', default: false }, monitoring: { type: 'boolean', default: false } },
})
const say = (line: string) => console.log(line)
const began = Date.now()
let site: RunningSite | null = null
let monitoring: Monitoring | null = null
let stopping: Promise<void> | null = null

function stopAll(code: number): Promise<void> {
  stopping ??= (async () => {
    say('\nStopping everything …')
    await Promise.all([site?.stop(), monitoring?.stop()])
    say('Stopped.')
    process.exit(code)
  })()
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (site) void stopAll(0)
    else stopRequested.abort(new StartError('Stopped before everything was up.'))
  })
}
const stopRequested = new AbortController()

function portsOf(settings: Settings): MonitoringPorts {
  const { PROMETHEUS_PORT: prometheus, ALERTMANAGER_PORT: alertmanager, METRICS_PORT: frontend } = settings
  return { prometheus, alertmanager, frontend }
}

/** Variables of the programs that are monitored. */
function monitoredBy({ METRICS_PORT, PROMETHEUS_PORT }: Settings): Record<string, string> {
  return { METRICS_PORT: String(METRICS_PORT), PROMETHEUS_URL: `http://127.0.0.1:${PROMETHEUS_PORT}` }
}

function describeMonitoring(): string {
  if (monitoring === null) return ''
  const { prometheus, alertmanager } = monitoring.urls
  return `  Prometheus              ${prometheus}/alerts\n  Alertmanager            ${alertmanager}\n`
}

function fail(error: unknown): never {
  console.error(
    `\n${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}`,
  )
  process.exit(1)
}

try {
  const settings = readSettings(process.env)
  await buildWhenChanged(say, stopRequested.signal)
  const running = await runSite({
    settings,
    dev: values.dev,
    ...(values.monitoring && { environment: monitoredBy(settings) }),
    say,
    stopRequested: stopRequested.signal,
    onLine: (part, line) => say(writeReadableLog(part, line)),
    onDeath: (report, who) => {
      if (stopping) return
      // No change of a source brings PostgreSQL or Redis back.
      if (values.dev && who !== 'services') {
        console.error(`\n${report}\n\n${who} starts again with the next change of its sources.`)
        return
      }
      console.error(`\n${report}\n\n${AFTER_A_DEATH}`)
      void stopAll(1)
    },
  })
  site = running
  if (values.monitoring) monitoring = startMonitoring(settings, portsOf(settings), say)
  if (values.dev) reloadOnChange(running, say)
  say(`
Ready in ${((Date.now() - began) / 1000).toFixed(1)} s.

  The site                ${running.urls.site}
  The API's documents     ${running.urls.site}/api/docs
  The operators' pages    ${running.urls.ops}/queues   (${settings.OPS_USER} / ${settings.OPS_PASSWORD})
  Publish a story         npm run naxos -- publish --title "Un titolo"
${describeMonitoring()}
Ctrl-C stops everything.
`)
} catch (error) {
  fail(error)
}
