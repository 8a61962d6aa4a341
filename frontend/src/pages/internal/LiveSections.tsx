import { SAMPLE_LIVE, sampleEntry, sampleLiveBlog, sampleLiveStory } from '../../samples/sample-live.ts'
import { SAMPLE_NOW, sampleTeaser } from '../../samples/sample-stories.ts'
import { StoryCard } from '../../components/cards/StoryCard.tsx'
import { StateLine } from '../live-blog/LiveBlogPage.tsx'
import { LiveEntryItem } from '../live-blog/LiveEntryItem.tsx'
import { LiveFigure } from '../live-blog/LiveFigure.tsx'
import { GallerySection, Row } from './GallerySection.tsx'

const NOW_MS = SAMPLE_NOW.getTime()
const MOMENT = {
  state: 'live',
  resumesAt: null,
  endedAt: null,
  updatedAt: SAMPLE_NOW.toISOString(),
  contactMs: NOW_MS,
  total: 41,
} as const
const LIVE = { state: 'live', resumesAt: null, endedAt: null } as const
const PLACE = { position: 1, total: SAMPLE_LIVE.entries, day: null }

const entryOf = (back: number) => sampleEntry(SAMPLE_LIVE.entries - back)

/** A live blog's line of state in its four states, its entries, the number beside them, and a card of it. */
export function LiveSections() {
  const story = sampleLiveStory()
  const { figure } = sampleLiveBlog()
  return (
    <>
      <GallerySection name="Stato di una diretta">
        <StateLine moment={MOMENT} />
        <StateLine moment={{ ...MOMENT, contactMs: NOW_MS - 200_000 }} />
        <StateLine moment={{ ...MOMENT, state: 'paused', resumesAt: '2026-11-22T06:00:00+01:00' }} />
        <StateLine moment={{ ...MOMENT, state: 'ended', endedAt: '2026-11-20T23:10:00+01:00' }} />
      </GallerySection>
      <GallerySection name="Aggiornamenti di una diretta">
        <div style={{ maxWidth: '42rem' }}>
          <LiveEntryItem story={story} entry={sampleEntry(38)} place={{ ...PLACE, position: null }} highlighted />
          <LiveEntryItem story={story} entry={entryOf(0)} place={PLACE} chosen />
          <LiveEntryItem story={story} entry={entryOf(1)} place={{ ...PLACE, position: 2, day: 'ieri' }} />
          <LiveEntryItem story={story} entry={entryOf(3)} place={{ ...PLACE, position: 3 }} />
        </div>
      </GallerySection>
      <GallerySection name="Diretta: il numero, una scheda">
        <Row>
          {figure !== null && <LiveFigure figure={figure} />}
          <LiveFigure figure={{ ...sampleScore, points: [] }} />
          <StoryCard story={sampleTeaser(0, { live: LIVE })} size="M" place="small" level={3} now={SAMPLE_NOW} />
        </Row>
      </GallerySection>
    </>
  )
}

const sampleScore = {
  title: 'Il risultato',
  value: '2-1',
  unit: null,
  notes: ['81’, secondo tempo'],
  since: null,
  threshold: null,
}
