import type { ReactNode } from 'react'
import parts from '../../styles/parts.module.css'
import { WeatherBlock, WeatherLine } from '../../islands/weather/Weather.island.tsx'
import type { WeatherState } from '../../islands/weather/watch-weather.ts'
import header from '../../components/layout/header.module.css'
import { AccountButton } from '../../components/layout/AccountButton.tsx'
import { LatestList } from '../../components/lists/LatestList.tsx'
import { NoStories } from '../story-list/ListPage.tsx'
import { MostRead } from '../../components/lists/MostRead.tsx'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import { SAMPLE_NOW, sampleTeasers } from '../../samples/sample-stories.ts'
import { Example, Row, GallerySection } from './GallerySection.tsx'

const addressOf = (page: number) => `/news/cronaca/page/${page}`
const PAGES: readonly (readonly [number, number])[] = [
  [1, 2],
  [6, 12],
  [12, 12],
]

const shown = (code: number): WeatherState => ({ status: 'shown', reading: { temperature: 7, humidity: 94, code } })
const WEATHERS: readonly (readonly [string, WeatherState])[] = [
  ['presente', shown(45)],
  ['in arrivo', { status: 'loading' }],
  ['muto', { status: 'failed' }],
]
/** One of each other drawing. */
const CODES = [0, 3, 63, 73, 95]

const button = (label: string): ReactNode => (
  <button className={parts.button} type="button">
    {label}
  </button>
)

/** Buttons and links in every state. */
export function ButtonSections() {
  return (
    <GallerySection name="Pulsanti e collegamenti">
      <Row>
        <Example name="riposo">{button('Abbonati')}</Example>
        <Example name="sopra" state="hover">
          {button('Abbonati')}
        </Example>
        <Example name="premuto" state="pressed">
          {button('Abbonati')}
        </Example>
        <Example name="fuoco" state="focus">
          {button('Abbonati')}
        </Example>
        <Example name="secondario">
          <button className={parts.outline} type="button">
            Accedi
          </button>
        </Example>
        <Example name="fermo">
          <button className={parts.button} type="button" disabled>
            Iscriviti
          </button>
        </Example>
        <Example name="collegamento">
          <a href="/news/latest">Ultime News</a>
        </Example>
        <Example name="collegamento, sopra" state="hover">
          <a href="/news/latest">Ultime News</a>
        </Example>
        <Example name="collegamento, già letto" state="visited">
          <a href="/news/latest">Ultime News</a>
        </Example>
      </Row>
    </GallerySection>
  )
}

/** A form's error, an empty list, the weather in its states, what a reader has saved, who is signed in. */
export function StateSections() {
  return (
    <>
      <GallerySection name="Modulo con errore">
        <label>
          <strong>Email</strong>
          <input
            className={parts.field}
            type="email"
            defaultValue="anna@esempio"
            aria-invalid="true"
            aria-describedby="email-fault"
          />
        </label>
        <p className={parts.fault} id="email-fault">
          Manca la parte dopo il punto, per esempio .it
        </p>
      </GallerySection>
      <GallerySection name="Nessuna notizia">
        <NoStories />
      </GallerySection>
      <GallerySection name="Meteo">
        <Row>
          {WEATHERS.map(([name, state]) => (
            <Example name={name} key={name}>
              <WeatherBlock state={state} />
            </Example>
          ))}
          {WEATHERS.map(([name, state]) => (
            <Example name={`in una riga, ${name}`} key={name}>
              <WeatherLine state={state} />
            </Example>
          ))}
          {CODES.map((code) => (
            <Example name={`in una riga, codice ${code}`} key={code}>
              <WeatherLine state={shown(code)} />
            </Example>
          ))}
        </Row>
      </GallerySection>
      <GallerySection name="Salva e accesso">
        <Row>
          <Example name="da salvare">
            <SaveButton id={1} title="Una notizia" worded held="free" />
          </Example>
          <Example name="salvato">
            <SaveButton id={1} title="Una notizia" worded held="saved" />
          </Example>
          <Example name="nessuno è entrato">
            <AccountButton className={`${parts.bare} ${header.tool}`} />
          </Example>
          <Example name="lettrice entrata">
            <AccountButton className={`${parts.bare} ${header.tool}`} held={{ name: 'Anna', initials: 'AV' }} />
          </Example>
        </Row>
      </GallerySection>
    </>
  )
}

/** Lists beside stories, and the ways through a list's pages. */
export function ListSections() {
  return (
    <>
      <GallerySection name="Elenchi">
        <Row>
          <LatestList stories={sampleTeasers(19, 5)} now={SAMPLE_NOW} />
          <MostRead stories={sampleTeasers(24, 5)} />
        </Row>
      </GallerySection>
      <GallerySection name="Pagine di un elenco">
        {PAGES.map(([page, pages]) => (
          <Pagination key={page} page={page} pages={pages} addressOf={addressOf} />
        ))}
      </GallerySection>
    </>
  )
}
