import { describe, expect, it } from '@jest/globals'
import { createPagePolicy, NO_SOURCES } from '../http/security-headers.ts'
import { listPolicySources } from './policy-sources.table.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'
import { describeThirdParties } from './third-parties.ts'

const sourcesOf = (environment: Record<string, string>) =>
  listPolicySources(describeThirdParties(siteSettingsSchema.parse(environment)))
const GPT = { ADS_PROVIDER: 'gpt', ADS_NETWORK_CODE: '1' }

describe('what pages may load from others', () => {
  it.each(['house', 'none'])('nothing with the provider of advertisements %s', (provider) => {
    expect(sourcesOf({ ADS_PROVIDER: provider })).toEqual(NO_SOURCES)
  })

  it('of a configured script its origin, to load it and to send to it, but no frame', () => {
    const origin = 'https://stats.example.it'
    expect(sourcesOf({ ANALYTICS_SCRIPT_URL: `${origin}/js/page.js?site=1` })).toEqual({
      script: [origin],
      frame: [],
      img: [origin],
      connect: [origin],
    })
  })

  it('an origin that two scripts share is named once', () => {
    const { script } = sourcesOf({
      CONSENT_SCRIPT_URL: 'https://a.example.it/consent.js',
      EXTRA_SCRIPT_URL: 'https://a.example.it/extra.js',
      THIRD_PARTY_ORIGINS: 'https://a.example.it,https://*.b.example',
    })
    expect(script).toEqual(['https://a.example.it', 'https://*.b.example'])
  })

  it('with gpt scripts come from its four hosts, and advertisements stand in its frames', () => {
    const { script, frame } = sourcesOf(GPT)
    expect(script).toHaveLength(4)
    expect(script).toContain('https://securepubads.g.doubleclick.net')
    expect(frame).toContain('https://*.safeframe.googlesyndication.com')
  })

  it('with gpt, too, no inline script, no eval, no unencrypted or unnamed host', () => {
    const policy = createPagePolicy(sourcesOf(GPT)).headers['content-security-policy'] ?? ''
    const [script = ''] = /script-src [^;]*/.exec(policy) ?? []
    expect(
      script
        .split(' ')
        .slice(2)
        .every((source) => /^https:\/\/[a-z\d.-]+$/.test(source)),
    ).toBe(true)
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|http:|\*[ ;]|blob:/)
  })
})
