import { chooseBanners } from '@liberta/contracts/banners/choose-banners'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { BannerSlot } from '../../components/ads/BannerSlot.tsx'
import { Agenda } from '../event/Agenda.tsx'
import { MediaCard } from '../../components/media/MediaCard.tsx'
import { AudioPlayer, VideoPlayer } from '../../components/media/Player.tsx'
import { ObituaryRow } from '../obituary/ObituaryRow.tsx'
import { SearchBox } from '../../components/search-box/SearchBox.tsx'
import { SearchFilters } from '../search/SearchFilters.tsx'
import { ResultRows } from '../search/SearchRows.tsx'
import { sampleConfiguration } from '../../samples/sample-configurations.ts'
import { sampleEventTeaser } from '../../samples/sample-events.ts'
import { sampleMultimedia, sampleMultimediaTeaser } from '../../samples/sample-multimedia.ts'
import { sampleObituary } from '../../samples/sample-obituaries.ts'
import { sampleResults } from '../../samples/sample-search.ts'
import { SAMPLE_NOW } from '../../samples/sample-stories.ts'
import { Example, Row, GallerySection } from './GallerySection.tsx'

const SOUGHT = { ...EMPTY_SEARCH, text: 'piena' }
const EVENTS = [0, 1, 2]
/** Began the day before yesterday, and goes on. */
const UNDER_WAY = { ...sampleEventTeaser(5), startsAt: new Date(SAMPLE_NOW.getTime() - 2 * 86_400_000).toISOString() }
/** With and without a rite, an age, a portrait: a death, an anniversary, thanks, a mass. */
const OBITUARIES = [0, 2, 3, 4, 5]
const RECORDING = 6

/** Agenda, obituaries, banners, players, search. */
export function ServiceSections() {
  const found = sampleResults('event', SOUGHT)
  return (
    <>
      <GallerySection name="Agenda">
        <Agenda
          list={{ events: [UNDER_WAY, ...EVENTS.map((index) => sampleEventTeaser(index))], page: 1, pages: 1 }}
          now={SAMPLE_NOW}
        />
      </GallerySection>
      <GallerySection name="Annunci">
        {OBITUARIES.map((index) => (
          <ObituaryRow key={index} obituary={sampleObituary(index)} worded />
        ))}
      </GallerySection>
      <GallerySection name="Banner">
        {chooseBanners(sampleConfiguration('section', 12)).map((banner, index) => (
          <BannerSlot key={index} banner={banner} />
        ))}
      </GallerySection>
      <GallerySection name="Video, audio, gallerie">
        <Row>
          <Example name="video">
            <VideoPlayer item={sampleMultimedia(0)} />
          </Example>
          <Example name="video che non c’è">
            <VideoPlayer item={{ ...sampleMultimedia(0), sourceURL: null }} />
          </Example>
          <Example name="audio">
            <AudioPlayer item={sampleMultimedia(RECORDING)} />
          </Example>
          {[0, 2, RECORDING].map((index) => (
            <Example name="scheda" key={index}>
              <MediaCard item={sampleMultimediaTeaser(index)} size="S" place="clipThree" level={3} now={SAMPLE_NOW} />
            </Example>
          ))}
        </Row>
      </GallerySection>
      <GallerySection name="Ricerca">
        <SearchBox action="/ricerca" label="Cosa stai cercando?" value="piena" />
        <SearchFilters scope="events" search={SOUGHT} results={found} />
        <ResultRows search={EMPTY_SEARCH} results={found} now={SAMPLE_NOW} />
      </GallerySection>
    </>
  )
}
