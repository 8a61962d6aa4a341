import type { Front } from '@liberta/contracts/fronts/front.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { ReadArguments, ReadBody, ReadCall } from '@liberta/contracts/read-models/read-routes.table'
import type { ContentSource, ModelAnswer } from '../../../../frontend/src/content/content-source.ts'
import type { SiteSettings } from '../../../../frontend/src/settings/site-facts.ts'
import { SAMPLE_SETTINGS } from '../../../../frontend/src/samples/sample-site.ts'
import { composeHome, composeSite, HOME_NOW } from './compose-home.ts'

export interface HomeParts {
  source: ContentSource
  settings: SiteSettings
  now: () => Date
  /** Gives one card of the front another title, as an editor does before a page is rendered anew. */
  changeTitle: (title: string) => void
}

/** What the frontend's renderer makes the home page of; its type is the frontend's own, so that both change together. */
export function composeParts(): HomeParts {
  let home = composeHome()
  // A front that is read again comes as other objects than those that its cards were drawn from.
  const readAgain = [composeHome(), composeHome()]
  let turns = 0
  const changeTitle = (title: string) => {
    home = readAgain[turns % readAgain.length] ?? home
    turns += 1
    const [opening] = home.blocks
    if (opening?.type !== 'opening' || opening.stories[1] === undefined) throw new Error('The front has no opening')
    opening.stories[1] = { ...opening.stories[1], title }
  }
  return { source: composeSource(() => home), settings: SAMPLE_SETTINGS, now: () => HOME_NOW, changeTitle }
}

/** The front and what its frame is made of; there is nothing else. */
function composeSource(readHome: () => Front): ContentSource {
  const site = composeSite()
  const current: Weather['current'] = {
    temperature_2m: 7.2,
    relative_humidity_2m: 94,
    weather_code: 45,
    time: HOME_NOW.toISOString(),
  }
  const bodies: { [Call in ReadCall]?: ReadBody<Call> } = { site, sections: [], weather: { current } }
  const source: ContentSource = {
    async read<Call extends ReadCall>(call: Call, ..._parameters: ReadArguments<Call>): ModelAnswer<Call> {
      const body = (call === 'front' ? readHome() : bodies[call]) as ReadBody<Call> | undefined
      return body === undefined ? { state: 'missing' } : { state: 'present', body, tags: [] }
    },
    forPage: () => source,
  }
  return source
}
