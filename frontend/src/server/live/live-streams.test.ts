import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it, jest } from '@jest/globals'
import { LiveStreams } from './live-streams.ts'

const streams = new LiveStreams()
afterEach(() => streams.close(() => ''))

it('what is told right after something that nobody listens to is sent at once', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const write = jest.spyOn(response, 'write').mockReturnValue(true)
  streams.add(response, ['story:1'])(0)
  streams.tell('story:2', 'of another', 1)
  streams.tell('story:1', 'of mine', 2)
  await nextTurn()
  expect(write.mock.calls).toEqual([[Buffer.from('of mine')]])
})
