import { MessageChannel } from 'node:worker_threads'
import { describe, expect, it } from '@jest/globals'
import { Command } from 'ioredis'
import { giveCommandsATurn } from './patient-command.ts'

giveCommandsATurn()

describe('a command of which the time is over', () => {
  it('has the answer that came while the process was held up', async () => {
    const command = new Command('get', ['name'])
    const { port1, port2 } = new MessageChannel()
    // Read like a socket: after the timers that are over by then.
    port2.once('message', (answer) => command.resolve(answer))
    command.setTimeout(1)
    port1.postMessage('Piacenza', [])
    for (const began = performance.now(); performance.now() - began < 5;);
    await expect(command.promise).resolves.toBe('Piacenza')
    port1.close()
  })

  it('is given up where none came', async () => {
    const command = new Command('get', ['name'])
    command.setTimeout(1)
    await expect(command.promise).rejects.toThrow('Command timed out')
  })
})
