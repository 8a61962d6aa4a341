import { HOME_TOPIC } from '@liberta/contracts/live/live-topic'
import { storiesOfFront } from '@liberta/contracts/live/tell-news'
import type { FrontBlock } from '@liberta/contracts/fronts/front.schema'
import type { ReactNode } from 'react'
import { ASIDE_HEIGHTS, takeRows } from '../../components/ads/aside-height.table.ts'
import { AdSlot, OutOfPageSlot } from '../../components/ads/AdSlot.tsx'
import { ClubAd, TelevisionAd } from '../../components/ads/BillboardAds.tsx'
import { GuideAd, PodcastAd, TellUsAd } from '../../components/ads/HouseAds.tsx'
import { NewsletterBox } from '../../components/ads/NewsletterBox.tsx'
import { CardRow } from '../../components/rows/CardRow.tsx'
import rowCss from '../../components/rows/row.module.css'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { LatestList } from '../../components/lists/LatestList.tsx'
import { NewsLine } from '../../components/live/NewsLine.tsx'
import { MostRead } from '../../components/lists/MostRead.tsx'
import css from './front-page.module.css'
import { linkTelevision } from '../../components/layout/band-links.ts'
import { EventsBand } from './EventsBand.tsx'
import { MOST_READ_SHOWN } from './lay-front.ts'
import type { AdBandName, FrontBand } from './lay-front.ts'
import { ObituariesBand } from './ObituariesBand.tsx'
import { OpinionsBand } from './OpinionsBand.tsx'
import { SectionBand } from './SectionBand.tsx'
import { PodcastsBand, TelevisionBand } from '../../components/media/TelevisionBand.tsx'
import { ValleysBand } from './ValleysBand.tsx'
import { LATE, mark } from '../../browser/support/selectors.ts'

interface FrontPageProps {
  /** Of these, the lists that stand beside other blocks are taken. */
  blocks: readonly FrontBlock[]
  bands: readonly FrontBand[]
}

/** The home page: the front's blocks as they were laid (`layFront`), in the editors' order. */
export function FrontPage({ blocks, bands }: FrontPageProps) {
  const { now } = useFrame()
  const asides = asidesOf(blocks, now)
  return (
    <>
      <OutOfPageSlot position="skin" />
      <div className={parts.width}>
        <NewsLine topic={HOME_TOPIC} shown={{ stories: storiesOfFront({ blocks }) }} />
      </div>
      {bands.map((band, index) => (
        <Band key={`${band.type}-${index}`} band={band} now={now} asides={asides} first={index === 0} />
      ))}
      <div className={parts.width}>
        <div className={`${rowCss.row} ${css.closing}`}>
          <div className={rowCss.cell} data-span={7}>
            <TellUsAd wideOnly />
          </div>
          <div className={rowCss.cell} data-span={5}>
            <NewsletterBox />
          </div>
        </div>
      </div>
    </>
  )
}

function asidesOf(blocks: readonly FrontBlock[], now: Date): Record<string, ReactNode> {
  const latest = blocks.find((block) => block.type === 'latest')
  const mostRead = blocks.find((block) => block.type === 'mostRead')
  return {
    'ad-podcast': <PodcastAd />,
    'ad-guide': <GuideAd />,
    latest: latest && <LatestList stories={takeRows(latest.stories, ASIDE_HEIGHTS.latest)} now={now} />,
    mostRead: mostRead && <MostRead stories={mostRead.stories.slice(0, MOST_READ_SHOWN)} />,
  }
}

function AdBand({ name, n }: { name: AdBandName; n: number }) {
  switch (name) {
    case 'television':
      return <TelevisionAd n={n} />
    case 'club':
      return <ClubAd n={n} />
    case 'billboard':
      return <AdSlot position="billboard" n={n} />
    case 'rectangles':
      return (
        <div className={css.ads}>
          <AdSlot position="large_rectangle" n={1} />
          <AdSlot position="large_rectangle" n={2} />
          <AdSlot position="medium_rectangle" n={2} wideOnly />
        </div>
      )
    case 'sliders':
      return (
        <div className={css.ads}>
          <AdSlot position="slider_tall" n={1} />
          <AdSlot position="slider_short" />
          <AdSlot position="slider_tall" n={2} />
        </div>
      )
  }
}

interface BandProps {
  band: FrontBand
  now: Date
  asides: Record<string, ReactNode>
  /** The page opens with this band. */
  first: boolean
}

function Band({ band, now, asides, first }: BandProps) {
  const grammar = useGrammar()
  switch (band.type) {
    case 'opening':
      return (
        <section className={parts.width} aria-label="In apertura">
          {band.rows.map((row, index) => (
            <CardRow
              key={index}
              row={row}
              level={2}
              now={now}
              eager={first && index === 0}
              first={index === 0}
              asides={asides}
            />
          ))}
        </section>
      )
    case 'section': {
      const { section, subsections } = band.block
      return (
        <SectionBand
          section={section}
          subsections={subsections}
          rows={band.rows}
          first={first}
          now={now}
          asides={asides}
        />
      )
    }
    case 'list':
      return <section className={parts.width}>{asides[band.block.type]}</section>
    case 'advertisement':
      return (
        <div className={parts.width}>
          <AdBand {...band} />
        </div>
      )
    case 'opinions':
      return <OpinionsBand stories={band.stories} pattern={band.pattern} now={now} />
    case 'valleys':
      return <ValleysBand river={band.river} valleys={band.valleys} now={now} />
    case 'television':
      return (
        <div className={css.television} {...mark(LATE)}>
          <TelevisionBand clips={band.clips} now={now} links={linkTelevision(grammar)} />
        </div>
      )
    case 'podcasts':
      return <PodcastsBand clips={band.clips} />
    case 'events':
      return <EventsBand events={band.events} />
    case 'obituaries':
      return <ObituariesBand obituaries={band.obituaries} />
  }
}
