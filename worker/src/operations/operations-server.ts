import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { runHealthChecks } from '@liberta/platform/health/health-check'
import type { HealthCheck } from '@liberta/platform/health/health-check'
import type { Registry } from 'prom-client'

const CHECK_TIMEOUT_MS = 2000

interface OperationsParts {
  live: readonly HealthCheck[]
  ready: readonly HealthCheck[]
  metrics: Registry
}

/** Health and metrics for operators, on the loopback address unless told otherwise: GET /health/live, /health/ready and /metrics. */
export class OperationsServer {
  private readonly server: Server

  constructor(parts: OperationsParts) {
    this.server = createServer((request, response) => {
      answer(request.method ?? '', request.url ?? '', parts, response).catch(() => response.writeHead(500).end())
    })
  }

  /** Begins to listen; gives the port, which is the system's choice where `port` is 0. Rejects where it is taken. */
  async listen(port: number, host = '127.0.0.1'): Promise<number> {
    this.server.listen(port, host)
    await once(this.server, 'listening')
    return (this.server.address() as AddressInfo).port
  }

  /** Ends all connections; nothing happens where it never listened. */
  async close(): Promise<void> {
    if (!this.server.listening) return
    this.server.close()
    this.server.closeAllConnections()
    await once(this.server, 'close')
  }
}

async function answer(method: string, url: string, parts: OperationsParts, response: ServerResponse): Promise<void> {
  const path = method === 'GET' ? url.split('?', 1)[0] : ''
  switch (path) {
    case '/health/live':
      return answerHealth(parts.live, response)
    case '/health/ready':
      return answerHealth(parts.ready, response)
    case '/metrics': {
      const text = await parts.metrics.metrics()
      response.writeHead(200, { 'content-type': parts.metrics.contentType }).end(text)
      return
    }
    default:
      response.writeHead(404).end()
  }
}

/** 503 only for what readers or editors would notice: a check of severity 3 is told and does not count. */
async function answerHealth(checks: readonly HealthCheck[], response: ServerResponse): Promise<void> {
  const health = await runHealthChecks(checks, CHECK_TIMEOUT_MS)
  const ok = health.checks.every((check) => check.ok || check.severity === 3)
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ ...health, ok }))
}
