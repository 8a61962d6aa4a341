import { describe, expect, it } from '@jest/globals'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { siteSettingsSchema } from './site-settings.schema.ts'
import { describeThirdParties, NO_THIRD_PARTIES, writeServices } from './third-parties.ts'

const read = (environment: Record<string, string>) => readConfiguration(siteSettingsSchema, environment)
const describeOthers = (environment: Record<string, string>) => describeThirdParties(read(environment))

describe('the settings of third parties', () => {
  it('are nobody where nothing is configured, and the document says nothing', () => {
    expect(describeOthers({})).toEqual(NO_THIRD_PARTIES)
    expect(writeServices(NO_THIRD_PARTIES.services)).toBeNull()
  })

  it('are told to the document as far as they differ from the default', () => {
    const { services } = describeOthers({
      ANALYTICS_SCRIPT_URL: 'https://stats.example.it/page.js?site=1',
      ADS_PROVIDER: 'gpt',
      ADS_NETWORK_CODE: '1234567',
      INTERSTITIAL_ON_PHONES: 'on',
    })
    expect(JSON.parse(writeServices(services) ?? '')).toEqual({
      analyticsScript: 'https://stats.example.it/page.js?site=1',
      ads: 'gpt',
      adNetwork: '1234567',
      interstitialOnPhones: true,
    })
  })

  it('a network code is of no account but with gpt', () => {
    expect(describeOthers({ ADS_NETWORK_CODE: '1', ADS_PROVIDER: 'none' }).services.adNetwork).toBeNull()
  })

  it('gpt without a network code ends the program with a word on it', () => {
    expect(() => read({ ADS_PROVIDER: 'gpt' })).toThrow('ADS_NETWORK_CODE: is not set; ADS_PROVIDER=gpt needs')
  })

  it.each([
    ['CONSENT_SCRIPT_URL', 'http://cmp.example.it/a.js'],
    ['CONSENT_SCRIPT_URL', '/a.js'],
    ['CONSENT_SCRIPT_URL', 'https://user@cmp.example.it/a.js'],
    ['ANALYTICS_SCRIPT_URL', 'https://a.example;sandbox/x.js'],
    ['ANALYTICS_SCRIPT_URL', 'https://*.example.it/a.js'],
    ['EXTRA_SCRIPT_URL', 'data:text/javascript,1'],
    ['ADS_NETWORK_CODE', '12a'],
    ['ADS_PROVIDER', 'other'],
    ['INTERSTITIAL_ON_PHONES', 'yes'],
    ['THIRD_PARTY_ORIGINS', 'https://a.example.it/path'],
    ['THIRD_PARTY_ORIGINS', 'https://a.example.it, *'],
    ['THIRD_PARTY_ORIGINS', "https://a.example.it 'unsafe-inline'"],
    ['THIRD_PARTY_ORIGINS', 'https://a.*.it'],
    ['THIRD_PARTY_ORIGINS', 'http://a.example.it'],
  ])('%s=%s is refused at start', (variable, value) => {
    expect(() => read({ [variable]: value })).toThrow(variable)
  })

  it('scripts of this machine may come without encryption, for tests', () => {
    const { services } = describeOthers({ CONSENT_SCRIPT_URL: 'http://127.0.0.1:4300/consent.js' })
    expect(services.consentScript).toBe('http://127.0.0.1:4300/consent.js')
  })

  it('further origins are a list by commas', () => {
    const origins = ['https://a.example.it', 'https://*.b.example', 'http://localhost:4300']
    expect(describeOthers({ THIRD_PARTY_ORIGINS: ` ${origins.join(' , ')},` }).origins).toEqual(origins)
  })
})
