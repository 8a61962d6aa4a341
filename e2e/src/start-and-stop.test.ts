import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../infra/local/src/project.ts'
import { findFreePort } from '@liberta/platform/network/find-free-port'
import { PORT_VARIABLES } from '../../infra/local/src/test-site/start-test-site.ts'

jest.setTimeout(120_000)

interface Started {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  folder: string
  env: Record<string, string>
}

const started: Started[] = []
const blockers: Server[] = []

async function start(given: Record<string, string> = {}): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-start-'))
  chmodSync(folder, 0o755)
  const env: Record<string, string> = { DATA_DIR: folder }
  for (const name of PORT_VARIABLES) env[name] = String(await findFreePort())
  Object.assign(env, given)
  const child = spawn(process.execPath, [join(ROOT, 'infra/local/start.mjs')], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const site = { child, output: () => output, ended, folder, env }
  started.push(site)
  return site
}

async function untilReady(site: Started): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    if (site.output().includes('Ready in')) return
    if (site.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`not ready:\n${site.output()}`)
}

/** Process ids of everything that runs with this data folder in its environment or its arguments. */
function processesOf(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const belongs = (pid: string) => {
    try {
      return ['environ', 'cmdline'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder))
    } catch {
      return false
    }
  }
  return pids.filter(belongs).map(Number)
}

/** A terminal sends SIGINT to its whole foreground group: to the launcher and to the program that it runs. */
function pressCtrlC(site: Started): void {
  process.kill(-(site.child.pid ?? 0), 'SIGINT')
}

afterEach(async () => {
  // Also after a case that failed: a port that is left open would keep Jest from ending.
  for (const blocker of blockers.splice(0)) blocker.close()
  for (const site of started.splice(0)) {
    site.child.kill('SIGTERM')
    await site.ended
    rmSync(site.folder, { recursive: true, force: true })
  }
})

describe('npm start', () => {
  it('Ctrl-C stops everything and leaves nothing behind, and it starts again with the same files', async () => {
    const site = await start()
    await untilReady(site)
    expect(processesOf(site.folder).length).toBeGreaterThan(5)
    pressCtrlC(site)
    expect(await site.ended).toBe(0)
    expect(processesOf(site.folder)).toEqual([])
    const again = await start({ DATA_DIR: site.folder })
    await untilReady(again)
  })

  it('a port in use: one clear message that says what to do, and a non-zero exit', async () => {
    const blocker = createServer()
    blockers.push(blocker)
    await new Promise<void>((resolve) => void blocker.listen(0, '127.0.0.1', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const site = await start({ API_PORT: String(port) })
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain(`Port ${port} is in use by another program.`)
    expect(site.output()).toContain('API_PORT=')
  })

  it('a child that dies: one clear message, everything else stopped, and a non-zero exit', async () => {
    const site = await start()
    await untilReady(site)
    const worker = processesOf(site.folder).find((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker/dist/main.js'),
    )
    process.kill(worker ?? 0, 'SIGKILL')
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('worker ended (SIGKILL)')
    expect(processesOf(site.folder)).toEqual([])
  })

  it('a variable that cannot be used is named', async () => {
    const site = await start({ PORT: 'tremila' })
    expect(await site.ended).toBe(1)
    expect(site.output()).toMatch(/PORT: /)
  })
})
