import { describe, expect, it } from '@jest/globals'
import { StartError } from './project.ts'
import { runSite } from './run-site.ts'
import { readSettings } from './settings.ts'

describe('runSite', () => {
  it('starts nothing when it was asked to stop before, while the build was running', async () => {
    const said: string[] = []
    const reason = new StartError('Stopped before everything was up.')
    const starting = runSite({
      settings: readSettings({ DATA_DIR: '/dev/null/nowhere' }),
      dev: false,
      say: (line) => void said.push(line),
      onLine: () => undefined,
      onDeath: () => undefined,
      stopRequested: AbortSignal.abort(reason),
    })
    await expect(starting).rejects.toBe(reason)
    expect(said).toEqual([])
  })
})
