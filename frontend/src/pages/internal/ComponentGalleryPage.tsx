import { ClubAd, TelevisionAd } from '../../components/ads/BillboardAds.tsx'
import { GuideAd, InReadAd, PodcastAd, TellUsAd } from '../../components/ads/HouseAds.tsx'
import { MastheadAd } from '../../components/ads/MastheadAd.tsx'
import { NewsletterBox } from '../../components/ads/NewsletterBox.tsx'
import { useFrame } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import { ErrorPage } from '../error/ErrorPage.tsx'
import { FrontPage } from '../front/FrontPage.tsx'
import { layFront } from '../front/lay-front.ts'
import { LiveBar } from '../front/LiveBar.tsx'
import { sampleFront } from '../../samples/sample-front.ts'
import { SAMPLE_NOW, sampleTeaser } from '../../samples/sample-stories.ts'
import { CardSections, LeadSections } from './CardSections.tsx'
import { ButtonSections, ListSections, StateSections } from './ControlSections.tsx'
import { LiveSections } from './LiveSections.tsx'
import type { SampleShare } from './find-sample-shares.ts'
import { ShareSections } from './ShareSections.tsx'
import { RowSections } from './RowSections.tsx'
import { ServiceSections } from './ServiceSections.tsx'
import { StorySections } from './StorySections.tsx'
import { Row, GallerySection } from './GallerySection.tsx'

const BANDS = new Set(['television', 'valleys', 'opinions', 'events', 'podcasts', 'obituaries'])

/**
 * Every component in every state, over invented content; shown outside production only.
 * @param shares pages as they are shown where they are shared
 */
export function ComponentGalleryPage({ shares = [] }: { shares?: readonly SampleShare[] }) {
  const { settings } = useFrame()
  return (
    <>
      <div className={parts.width}>
        <h1 className={parts.hidden}>Componenti</h1>
        <LeadSections />
        <CardSections />
        <ButtonSections />
        <StateSections />
        <ListSections />
        <RowSections />
        <StorySections />
        <LiveSections />
        <ServiceSections />
        <Advertisements />
        <ShareSections shares={shares} host={new URL(settings.origin).host} />
      </div>
      <Bands />
      <ErrorPage
        path="/news/cronaca/po-in-pienaa"
        address={null}
        problem={{ status: 404, message: 'Page not found: /nulla' }}
        instead={sampleTeaser(3)}
      />
    </>
  )
}

function Advertisements() {
  return (
    <GallerySection name="Pubblicità della casa">
      {['/', '/news/sport', '/eventi', '/news/lifestyle', '/privacy-policy'].map((path, index) => (
        <MastheadAd key={path} path={path} n={index + 2} />
      ))}
      <TelevisionAd n={5} />
      <ClubAd n={3} />
      <InReadAd />
      <TellUsAd n={3} />
      <Row>
        <PodcastAd />
        <GuideAd />
        <NewsletterBox />
      </Row>
    </GallerySection>
  )
}

/** The bands of a front, without its rows. */
function Bands() {
  const front = sampleFront()
  const blocks = front.blocks.filter(({ type }) => BANDS.has(type))
  return (
    <>
      {front.live !== null && <LiveBar live={front.live} now={SAMPLE_NOW} />}
      <FrontPage blocks={blocks} bands={layFront(blocks, true)} />
    </>
  )
}
