import { describe, expect, it } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { FrameContext } from '../../page-definition/frame-context.ts'
import { sampleFrame } from '../../samples/sample-site.ts'
import { sampleTeaser } from '../../samples/sample-stories.ts'
import { LatestList } from './LatestList.tsx'

const at = (publishedAt: string, index: number) => sampleTeaser(index, { publishedAt })

describe('«Ultime News» after midnight', () => {
  it('shows the hour of every story, and «ieri» where the day changes, once', () => {
    const stories = ['2026-11-21T23:20:00Z', '2026-11-21T22:45:00Z', '2026-11-21T12:57:00Z'].map(at)
    const html = renderToString(
      <FrameContext value={sampleFrame()}>
        <LatestList stories={stories} now={new Date('2026-11-21T23:57:00Z')} />
      </FrameContext>,
    )
    const times = [...html.matchAll(/<time[^>]*>(.*?)<\/time>/g)].map(([, words = '']) =>
      words.replaceAll(/<[^>]*>/g, ''),
    )
    expect(times).toEqual(['0.20', '23.45 ieri', '13.57'])
  })
})
