import { describe, expect, it } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { FrameContext } from '../../page-definition/frame-context.ts'
import { sampleFrame } from '../../samples/sample-site.ts'
import { sampleTeaser } from '../../samples/sample-stories.ts'
import { StoryRow } from './StoryRow.tsx'

const NOW = new Date('2026-12-05T12:00:00Z')

describe('a row that says its day itself', () => {
  it.each([
    ['2026-12-05T10:00:00Z', 'Oggi 11.00'],
    ['2026-12-04T10:00:00Z', 'Ieri 11.00'],
    ['2026-12-01T10:00:00Z', '1° dic 11.00'],
    ['2026-11-19T10:00:00Z', '19 nov 11.00'],
    ['2025-09-01T10:00:00Z', '1° set 2025 12.00'],
  ])('of %s says %s', (publishedAt, words) => {
    const html = renderToString(
      <FrameContext value={sampleFrame()}>
        <StoryRow story={sampleTeaser(0, { publishedAt })} level={2} now={NOW} dated />
      </FrameContext>,
    )
    const [, time = ''] = /<time[^>]*>(.*?)<\/time>/.exec(html) ?? []
    expect(time.replaceAll(/<[^>]*>/g, '')).toBe(words)
  })
})
