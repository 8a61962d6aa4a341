import { expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { JEST } from '../local/src/checks/run-jest.ts'
import { ROOT } from '../local/src/project.ts'

/** Two files that take no time; each is the first of a process of its own. */
const FILES = ['packages/italian/src/day-words.test.ts', 'packages/italian/src/write-number.test.ts']
const LONGEST_MS = 60_000

/** Holds the second process where nothing has been read yet, longer than the first one takes to begin. */
const LATE = `if (process.env.TINYPOOL_WORKER_ID === '2') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)`

it('runs the files of a process that starts late', async () => {
  const late = `--import=data:text/javascript,${encodeURIComponent(LATE)}`
  const args = [...JEST, '--selectProjects=unit', '--maxWorkers=2', '--runTestsByPath', ...FILES]
  const jest = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: late, TINYPOOL_WORKER_ID: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST_MS,
  })
  let told = ''
  jest.stderr.on('data', (bytes: Buffer) => (told += bytes.toString()))
  await new Promise((resolve) => jest.once('exit', resolve))
  expect(told).toContain('Test Suites: 2 passed, 2 total')
})
