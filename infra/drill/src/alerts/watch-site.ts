import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { findFreePort } from '@liberta/http/find-free-port'
import { z } from 'zod'
import { layOutMonitoring, runMonitoring } from '../../../local/src/services/start-monitoring.ts'
import { readSettings } from '../../../local/src/settings.ts'
import type { ProgramName } from '../site/start-copy.ts'
import { OPS_PASSWORD } from '../site/start-paper.ts'
import type { Paper } from '../site/start-paper.ts'

const notificationSchema = z.object({
  alerts: z.array(z.object({ status: z.enum(['firing', 'resolved']), labels: z.object({ alertname: z.string() }) })),
})
const activeSchema = z.array(z.object({ labels: z.object({ alertname: z.string() }) }))
const answerSchema = z.object({ data: z.object({ result: z.array(z.unknown()) }) })

/** What watches the site. */
export interface Watch {
  /** The names of alerts of which somebody was told since this was emptied. */
  notified: Set<string>
  /** The names of those that fire now and are held back by nothing. */
  listActive: () => Promise<string[]>
  /** Whether a query has had data at any time since the watch began. */
  hasData: (query: string) => Promise<boolean>
  stop: () => Promise<void>
}

/** Starts Prometheus and Alertmanager with the shipped rules over all copies; whom Alertmanager tells is this program. */
export async function watchSite(paper: Paper, folder: string, say: (line: string) => void): Promise<Watch> {
  const notified = new Set<string>()
  const server = createServer((request, response) => {
    void noteNotified(request, notified).finally(() => response.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ports = { prometheus: await findFreePort(), alertmanager: await findFreePort(), frontend: 0 }
  const place = layOutMonitoring(readSettings({ DATA_DIR: folder, OPS_PASSWORD }), ports)
  tellTargets(place, paper)
  const file = join(place, 'alertmanager.yml')
  const receiver = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const named = `  - name: operators\n    webhook_configs: [{ url: '${receiver}' }]\n`
  writeFileSync(file, readFileSync(file, 'utf8').replace('  - name: operators\n', named))
  const monitoring = runMonitoring(place, ports, say)
  const began = Date.now() / 1000
  return {
    notified,
    async listActive() {
      const address = `${monitoring.urls.alertmanager}/api/v2/alerts?active=true&inhibited=false&silenced=false`
      return activeSchema.parse(await ask(address)).map(({ labels }) => labels.alertname)
    },
    async hasData(query) {
      const range = { query, start: String(began), end: String(Date.now() / 1000), step: '5' }
      const address = `${monitoring.urls.prometheus}/api/v1/query_range?${new URLSearchParams(range).toString()}`
      return answerSchema.parse(await ask(address)).data.result.length > 0
    },
    async stop() {
      await monitoring.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

const ask = async (address: string): Promise<unknown> => (await fetch(address)).json()

async function noteNotified(request: IncomingMessage, notified: Set<string>): Promise<void> {
  for (const { status, labels } of notificationSchema.parse(await json(request)).alerts)
    if (status === 'firing') notified.add(labels.alertname)
}

/** Where the copies are; Prometheus reads it again by itself when that changes. */
export function tellTargets(place: string, paper: Paper): void {
  for (const program of ['frontend', 'api', 'worker'] satisfies ProgramName[]) {
    const targets = paper.copies(program).map(({ metricsPort }) => `127.0.0.1:${metricsPort}`)
    writeFileSync(join(place, 'targets', `${program}.json`), JSON.stringify([{ targets }]))
  }
}
