import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import type { Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { CHROMIUM_FLAGS, findWholeChromium } from '../../../infra/local/src/services/find-chromium.ts'
import { makeCertificate } from '../../../infra/nginx/src/start-site-nginx.ts'
import type { Paper } from '../site/use-paper.ts'

/** What browsers send by themselves (Reporting API). */
const REPORTS = 'application/reports+json'

interface Report {
  path: string
  status: number | undefined
}

/** Browsers report to a site with TLS alone, which tests have not: this stands before it, and notes what becomes of reports. */
async function startTls(site: string, reports: Report[]): Promise<{ origin: string; server: Server }> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-tls-'))
  const { certificate, key } = makeCertificate(folder)
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (request, response) => {
    const { method, url = '', headers } = request
    const asked = ask(site + url, { method, headers }, (answer) => {
      // What a page says of itself by script goes there, too.
      if (headers['content-type'] === REPORTS) reports.push({ path: url, status: answer.statusCode })
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.once('error', () => response.destroy())
    request.pipe(asked)
  })
  rmSync(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, server }
}

/** Whether what a browser says of the policy by itself is what the site's endpoint takes (docs/consent.md). */
export function describePolicyReport(paper: Paper): void {
  test('a script that the policy does not let in is reported by the browser, and the report is taken', async () => {
    const reports: Report[] = []
    const { origin, server } = await startTls(paper.site.urls.site, reports)
    // The one without windows has no reports; and no test waits for the minute after which browsers send them.
    const browser = await chromium.launch({
      executablePath: findWholeChromium((line) => void process.stderr.write(`${line}\n`)),
      args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors', '--short-reporting-delay'],
    })
    try {
      const page = await browser.newPage()
      await page.goto(`${origin}/policy`)
      await page.evaluate(() => {
        document.head.append(
          Object.assign(document.createElement('script'), { src: 'https://others.example/stats.js' }),
        )
      })
      await waitUntil(() => reports.length > 0, { what: 'the violation is reported' })
      expect(reports).toEqual([{ path: '/_reports', status: 204 }])
    } finally {
      await browser.close()
      server.closeAllConnections()
      server.close()
    }
  })
}
