import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Circuit, openFor } from './circuit.ts'

/** Milliseconds for which a circuit stays open without any chance, after so many failed probes. */
const OPEN_MS = [2000, 4000, 8000, 10_000, 10_000]

/** A circuit on a clock of the test's, and what it says. */
function createCircuit() {
  const said: string[] = []
  const circuit = new Circuit({
    judge: (error) => ((error as Error).message === 'absent' ? null : (error as Error).message),
    onOpen: ({ cause, forMs, isFirst }) => said.push(`${isFirst ? 'opens' : 'stays open'}: ${cause}, ${forMs} ms`),
    onClose: () => said.push('closes'),
    now: () => Date.now(),
    random: () => 1,
  })
  const call = (message?: string) =>
    circuit
      .run(() => (message === undefined ? Promise.resolve('well') : Promise.reject(new Error(message))))
      .catch((error: unknown) => (error as Error).message)
  return { circuit, call, said }
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work()
}

/** A circuit that is due by a clock that only goes forward, after the machine's was put back by an hour. */
async function openThenPutRight() {
  let now = 0
  const said: string[] = []
  const circuit = new Circuit({
    judge: () => 'down',
    onOpen: ({ forMs, isFirst }) => said.push(`${isFirst ? 'opens' : 'stays open'}: ${forMs} ms`),
    onClose: () => said.push('closes'),
    now: () => now,
    random: () => 1,
  })
  const fail = () => circuit.run(() => Promise.reject(new Error('down'))).catch(() => undefined)
  await repeat(5, fail)
  jest.setSystemTime(Date.now() - 3_600_000)
  now = 2001
  return { circuit, said, fail }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('the circuit of a kind of call', () => {
  it('opens after five calls of which four have failed, and not sooner', async () => {
    const { circuit, call } = createCircuit()
    await call()
    await repeat(3, () => call('slow'))
    expect(circuit.state).toBe('closed')
    await call('slow')
    expect(circuit.state).toBe('open')
  })

  it('stays closed while every other call fails', async () => {
    const { circuit, call } = createCircuit()
    await repeat(50, async () => {
      await call('failed')
      await call()
    })
    expect(circuit.state).toBe('closed')
  })

  it('never opens for what says nothing of the upstream: an absent thing, a wish for calm', async () => {
    const { circuit, call } = createCircuit()
    await repeat(50, () => call('absent'))
    expect(circuit.state).toBe('closed')
  })

  it('lets one call through when its time is over, closes when that is answered, and says each change once', async () => {
    const { circuit, call, said } = createCircuit()
    await repeat(5, () => call('down'))
    jest.advanceTimersByTime(1999)
    expect(circuit.state).toBe('open')
    jest.advanceTimersByTime(1)
    expect(circuit.state).toBe('due')
    expect(await call()).toBe('well')
    expect(circuit.state).toBe('closed')
    expect(said).toEqual(['opens: down, 2000 ms', 'closes'])
  })

  it('makes no second call while the probe is under way', async () => {
    const { circuit, call } = createCircuit()
    await repeat(5, () => call('down'))
    jest.advanceTimersByTime(2000)
    const answer = Promise.withResolvers<string>()
    const probe = circuit.run(() => answer.promise)
    expect(circuit.state).toBe('probing')
    answer.resolve('well')
    expect(await probe).toBe('well')
  })

  it('stays open twice as long after each probe that fails, and never longer than ten seconds', async () => {
    const { circuit, call, said } = createCircuit()
    await repeat(5, () => call('slow'))
    for (const ms of OPEN_MS.slice(0, -1)) {
      jest.advanceTimersByTime(ms)
      expect(circuit.state).toBe('due')
      await call('down')
    }
    expect(said).toEqual(['opens: slow, 2000 ms', ...OPEN_MS.slice(1).map((ms) => `stays open: down, ${ms} ms`)])
  })

  it('is told of while somebody tries, and half a minute after nobody does any more is not', async () => {
    const { circuit, call } = createCircuit()
    expect(circuit.isHeld).toBe(false)
    await repeat(5, () => call('down'))
    jest.advanceTimersByTime(31_000)
    expect(circuit.isHeld).toBe(true)
    jest.advanceTimersByTime(2000)
    expect([circuit.isHeld, circuit.state]).toEqual([false, 'due'])
  })

  it('counts anew after it has closed', async () => {
    const { circuit, call } = createCircuit()
    await repeat(5, () => call('down'))
    jest.advanceTimersByTime(2000)
    await call()
    await repeat(3, () => call('down'))
    expect(circuit.state).toBe('closed')
  })

  it('opens for what other processes have found out, too', async () => {
    const { circuit, said } = createCircuit()
    await repeat(5, () => circuit.noteRemote())
    expect(circuit.state).toBe('open')
    expect(said).toEqual(['opens: remote, 2000 ms'])
  })

  it('makes no call while it is open, and what others find out meanwhile keeps it open no longer', async () => {
    const { circuit, call, said } = createCircuit()
    await repeat(5, () => call('down'))
    await repeat(5, () => circuit.noteRemote())
    await call()
    expect([circuit.state, said]).toEqual(['open', ['opens: down, 2000 ms']])
    jest.advanceTimersByTime(2000)
    await circuit.noteRemote()
    expect(circuit.state).toBe('due')
  })

  describe('where the clock of the machine was an hour ahead and is put right', () => {
    it('does not stay open for an hour', async () => {
      const { circuit, said } = await openThenPutRight()
      expect(await circuit.run(() => Promise.resolve('well'))).toBe('well')
      expect([circuit.state, said]).toEqual(['closed', ['opens: 2000 ms', 'closes']])
    })

    it('lets the probe alone through, and says nothing before it is answered', async () => {
      const { circuit, said } = await openThenPutRight()
      const answer = Promise.withResolvers<string>()
      const probe = circuit.run(() => answer.promise)
      await repeat(3, async () => undefined)
      expect([circuit.state, said]).toEqual(['probing', ['opens: 2000 ms']])
      answer.resolve('well')
      expect(await probe).toBe('well')
    })

    it('stays open twice as long after a probe that fails', async () => {
      const { circuit, said, fail } = await openThenPutRight()
      await fail()
      expect([circuit.state, said]).toEqual(['open', ['opens: 2000 ms', 'stays open: 4000 ms']])
    })
  })
})

describe('the time for which a circuit stays open', () => {
  it('differs by chance by a fifth, so that the processes do not probe at the same moment', () => {
    expect([openFor(1, () => 0), openFor(1, () => 1), openFor(9, () => 0), openFor(9, () => 1)]).toEqual([
      1600, 2000, 8000, 10_000,
    ])
  })
})
