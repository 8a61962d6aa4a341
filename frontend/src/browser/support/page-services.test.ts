import { afterEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { NO_THIRD_PARTIES, pageServicesSchema, writeServices } from '../../settings/third-parties.ts'
import { readPageServices } from './page-services.ts'

/** The page's head, with such a content of its element, or without one. */
const setHead = (content: string | null) =>
  Object.assign(globalThis, { document: { getElementsByName: () => (content === null ? [] : [{ content }]) } })

afterEach(() => void Reflect.deleteProperty(globalThis, 'document'))

const script = fc.oneof(
  fc.constant(null),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }).filter((address) => !address.includes('*')),
)
const services = fc.record({
  consentScript: script,
  analyticsScript: script,
  extraScript: script,
  ads: fc.constantFrom('gpt', 'house', 'none'),
  adNetwork: fc.oneof(fc.constant(null), fc.nat().map(String)),
  adScript: script,
  interstitialOnPhones: fc.boolean(),
})

describe('readPageServices', () => {
  it('reads of a document what the schema reads of the settings', () => {
    fc.assert(
      fc.property(services, (configured) => {
        const content = writeServices(pageServicesSchema.parse(configured))
        setHead(content)
        expect(readPageServices()).toEqual(pageServicesSchema.parse(JSON.parse(content ?? '{}')))
        expect(readPageServices()).toEqual(configured)
      }),
    )
  })

  it('without the element all is the default', () => {
    setHead(null)
    expect(readPageServices()).toEqual(NO_THIRD_PARTIES.services)
  })
})
