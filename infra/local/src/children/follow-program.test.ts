import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'

const START_CHILD = join(import.meta.dirname, 'start-child.ts')
const FOLLOW = join(import.meta.dirname, 'follow-program.program.ts')

/** Starts a program of an hour as a child of ours starts it, and says its process. */
const PARENT = `
  const { startChild } = await import(${JSON.stringify(START_CHILD)})
  startChild({
    name: 'sleeper',
    program: ${JSON.stringify(FOLLOW)},
    args: ['/bin/sh', '-c', 'echo $$; exec sleep 3600'],
    env: {},
    onLine: (line) => console.log(line),
    onDeath: () => undefined,
  })
`

const runs = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('a program that is none of ours ends when who started it is killed', async () => {
  const flags = ['--conditions=@liberta/source', '--input-type=module', '-e', PARENT]
  const parent = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString().trim())
  expect(runs(pid)).toBe(true)
  parent.kill('SIGKILL')
  await waitUntil(() => !runs(pid))
})
