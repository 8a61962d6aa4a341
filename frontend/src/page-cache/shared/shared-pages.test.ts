import { expect, it } from '@jest/globals'
import { register } from 'prom-client'
import { SharedPages } from './shared-pages.ts'

it('a read of a shared page is counted once, though it ends after nobody waits for it any more', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<null>()
  const { promise: isRead, resolve: noteRead } = Promise.withResolvers<undefined>()
  const shared = new SharedPages({
    store: {
      read: () => isAnswered,
      readRemoval: async () => 0,
      write: async () => true,
      list: async () => [],
    },
    models: {
      describe: async () => {
        noteRead(undefined)
        return []
      },
    },
    isConnected: () => true,
    isAddress: () => true,
    timeBoxMs: 1,
    log: { warn: () => undefined },
  })
  expect(await shared.find('person /')).toBeNull()
  answer(null)
  await isRead
  const counted = await register.getSingleMetricAsString('shared_page_requests_total')
  expect(counted.match(/"\w+"\} [1-9]/g)).toEqual(['"late"} 1'])
})
