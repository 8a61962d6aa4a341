import { describe, expect, it } from '@jest/globals'
import { register } from 'prom-client'
import { noteRequest } from './route-meter.ts'

describe('requests', () => {
  it('are counted by route and class of status, with how many took how long', async () => {
    noteRequest('story', 200, 0.4)
    noteRequest('story', 206, 3)
    noteRequest('story', 404, 60_000)
    const text = await register.getSingleMetricAsString('http_request_duration_seconds')
    const lines = text.split('\n').map((line) => line.replace('http_request_duration_seconds', ''))
    expect(lines).toEqual(
      expect.arrayContaining([
        '_bucket{route="story",status="2xx",le="0.001"} 1',
        '_bucket{route="story",status="2xx",le="0.005"} 2',
        '_bucket{route="story",status="2xx",le="+Inf"} 2',
        '_count{route="story",status="2xx"} 2',
        '_bucket{route="story",status="4xx",le="10"} 0',
        '_bucket{route="story",status="4xx",le="+Inf"} 1',
        '_sum{route="story",status="4xx"} 60',
      ]),
    )
    expect(text).not.toContain('5xx')
  })
})
