/**
 * `@jest/globals` for tests that run in Node itself, read anew by each file of them, which therefore begins with nothing that the one
 * before left behind: clock, spies, environment, metrics.
 */
import { ModernFakeTimers } from '@jest/fake-timers'
import { register } from 'prom-client'

const LONGEST_MS = 120_000
const HANGING = Symbol.for('liberta.hanging')

/** What stood in a process before its first file. */
const began = (globalThis[Symbol.for('liberta.began')] ??= {
  environment: { ...process.env },
  globals: Object.getOwnPropertyDescriptors(globalThis),
})
restore(process.env, Object.getOwnPropertyDescriptors(began.environment))
restore(globalThis, began.globals)
globalThis.jest.restoreAllMocks()
register.clear()
register.setDefaultLabels({})

/** Puts every property back that was replaced or deleted, and takes away what was added. */
function restore(target, properties) {
  for (const name of Object.keys(target)) if (!Object.hasOwn(properties, name)) delete target[name]
  for (const [name, was] of Object.entries(properties)) {
    const is = Object.getOwnPropertyDescriptor(target, name)
    if (is?.value !== was.value || is?.get !== was.get) Object.defineProperty(target, name, was)
  }
}

// The runner has no time box of its own. Whatever hangs takes its process along; the runner tells the file, and starts another. A
// process that has no file left waits for the others for as long as they take.
const { testPath: file } = globalThis.expect.getState()
clearTimeout(globalThis[HANGING])
globalThis[HANGING] = setTimeout(() => {
  process.stderr.write(`${file ?? 'A file of tests'} has not ended within ${LONGEST_MS / 1000} s.\n`)
  process.exit(1)
}, LONGEST_MS).unref()
// Added when all others have been, and so run after them: a hook that hangs is a hanging file, too.
globalThis.afterAll(() => globalThis.afterAll(() => clearTimeout(globalThis[HANGING])))

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis
export const jest = {
  ...globalThis.jest,
  useFakeTimers: (options) => (timers.useFakeTimers(options), jest),
  useRealTimers: () => (timers.useRealTimers(), jest),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
  clearAllTimers: () => timers.clearAllTimers(),
}
