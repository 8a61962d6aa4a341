import { describe, expect, it } from '@jest/globals'
import { register } from 'prom-client'
import { nameSilence, startUpstreamCall } from './upstream-meter.ts'

describe('a call to somebody else', () => {
  it('is counted by whom, of what kind, and how it ended', async () => {
    startUpstreamCall('naxos', 'story')('rubbish')
    expect(await register.getSingleMetricAsString('upstream_request_duration_seconds')).toContain(
      'upstream_request_duration_seconds_count{upstream="naxos",call="story",outcome="rubbish"} 1',
    )
  })

  it('that was refused a connection is told from one that came to no answer in time', async () => {
    const refused = await fetch('http://127.0.0.1:1').catch((error: unknown) => error)
    expect(nameSilence(refused)).toBe('down')
    expect(nameSilence(new Error('no answer', { cause: new DOMException('late', 'TimeoutError') }))).toBe('slow')
  })
})
