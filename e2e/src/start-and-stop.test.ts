import { expect, test } from '@playwright/test'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { describeDeaths } from './start-and-stop/deaths.cases.ts'
import { createFolder, launch, pressCtrlC, processesOf, stopLaunched, untilSays } from './start-and-stop/launch.ts'
import { describeMissing } from './start-and-stop/missing.cases.ts'
import { describeWithoutCms } from './start-and-stop/without-cms.cases.ts'

// Each has ports and files of its own, and most of its time is one start after another: two keep two processors at work.
test.describe.configure({ mode: 'parallel' })

/** From nothing, clips and an index that takes seconds: what makes them has to end as well. */
const ARCHIVE = { STAND_IN_CLIPS_DIR: '', STAND_IN_CLIPS_AHEAD: 'on', STAND_IN_STORIES: '16000' }

const blockers: Server[] = []

test.afterEach(async () => {
  // Also after a case that failed: a port that is left open would keep the worker from ending.
  for (const blocker of blockers.splice(0)) blocker.close()
  await stopLaunched()
})

test.describe('npm start', () => {
  test('Ctrl-C stops everything and leaves nothing behind, and it starts again with the same files', async () => {
    const site = await launch('start', { DATA_DIR: createFolder(), ...ARCHIVE })
    await untilSays(site, 'Ready in')
    expect(processesOf(site.folder).length).toBeGreaterThan(5)
    pressCtrlC(site)
    expect(await site.ended).toBe(0)
    expect(processesOf(site.folder)).toEqual([])
    const again = await launch('start', { DATA_DIR: site.folder, ...ARCHIVE })
    await untilSays(again, 'Ready in')
    // As a supervisor does, which knows the launcher alone.
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
    expect(processesOf(site.folder)).toEqual([])
  })

  test('Ctrl-C while it starts: it says so, and nothing is left behind', async () => {
    const site = await launch('start')
    await untilSays(site, 'Starting worker')
    pressCtrlC(site)
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('Stopped before everything was up.')
    expect(site.output()).not.toContain('Starting frontend')
    expect(processesOf(site.folder)).toEqual([])
  })

  test('a port in use: one clear message that says what to do, and a non-zero exit', async () => {
    const blocker = createServer()
    blockers.push(blocker)
    await new Promise<void>((resolve) => void blocker.listen(0, '127.0.0.1', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const site = await launch('start', { API_PORT: String(port) })
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain(`Port ${port} is in use by another program.`)
    expect(site.output()).toContain('API_PORT=')
  })

  test('a variable that cannot be used is named', async () => {
    const site = await launch('start', { PORT: 'tremila' })
    expect(await site.ended).toBe(1)
    expect(site.output()).toMatch(/PORT: /)
  })
})

describeDeaths()
describeMissing()
describeWithoutCms()
