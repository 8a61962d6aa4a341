import { describe, expect, it } from '@jest/globals'
import { StartError } from '../project.ts'
import { runBuildTool } from './run-build-tool.ts'

const WAITS = ['-e', 'setTimeout(() => undefined, 60_000)']

describe('a tool of the build', () => {
  it('that fails is told with its own words', async () => {
    const failing = runBuildTool('tsc', ['-e', 'console.log("a.ts: not so"); process.exitCode = 2'])
    await expect(failing).rejects.toThrow('tsc failed (code 2):\na.ts: not so')
  })

  it('is ended by Ctrl-C, which is told as what it is', async () => {
    const stopRequested = new AbortController()
    const building = runBuildTool('tsc', WAITS, stopRequested.signal)
    stopRequested.abort(new StartError('Stopped before everything was up.'))
    await expect(building).rejects.toThrow('Stopped before everything was up.')
  })

  it('is not started any more when Ctrl-C came before', async () => {
    const reason = new StartError('Stopped before everything was up.')
    await expect(runBuildTool('tsc', WAITS, AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('that something else ended has not failed by itself', async () => {
    const ended = runBuildTool('tsc', ['-e', 'process.kill(process.pid, "SIGKILL")'])
    await expect(ended).rejects.toThrow('tsc was ended from outside (SIGKILL)')
  })
})
