import { describe, expect, it } from '@jest/globals'
import { createAddressGrammar, createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { describeSite as describeSettings } from '../../settings/describe-site.ts'
import { siteSettingsSchema } from '../../settings/site-settings.schema.ts'
import { describePublisher, describeSite } from './describe-publisher.ts'

const origin = 'https://www.example.it'

/** The policies that machines are told of, where these variables are set. */
const said = (variables: Record<string, string>) =>
  Object.entries(describePublisher(describeSettings(siteSettingsSchema.parse(variables)))).filter(([name]) =>
    name.endsWith('Policy'),
  )

describe('the search that the site tells machines of (schema.org SearchAction)', () => {
  it.each([
    ['as specified', createSpecifiedGrammar()],
    ['with friendly addresses', createAddressGrammar(addressSettingsSchema.parse({ friendlySearch: true }))],
    ['without them', createAddressGrammar(addressSettingsSchema.parse({ friendlySearch: false }))],
  ])('%s: leads to what the words find', (_how, grammar) => {
    const site = JSON.parse(JSON.stringify(describeSite({ origin, grammar }))) as {
      potentialAction: { target: { urlTemplate: string }; 'query-input': string }
    }
    const { target, 'query-input': input } = site.potentialAction
    expect(input).toBe('required name=words')
    const { pathname, search } = new URL(target.urlTemplate.replace('{words}', 'ponte'))
    expect(grammar.parse(pathname + search)).toMatchObject({ type: 'search', scope: 'site', search: { text: 'ponte' } })
  })
})

describe('the paper (schema.org NewsMediaOrganization)', () => {
  it('names who makes it and who owns it by pages of the site', () => {
    expect(describePublisher(SAMPLE_SETTINGS)).toMatchObject({
      masthead: `${origin}/who-we-are/la-redazione`,
      ownershipFundingInfo: `${origin}/editoriale-liberta`,
      logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
    })
  })

  it.each([
    ['ETHICS_POLICY_URL', 'ethicsPolicy'],
    ['CORRECTIONS_POLICY_URL', 'correctionsPolicy'],
    ['FACT_CHECKING_POLICY_URL', 'verificationFactCheckingPolicy'],
    ['UNNAMED_SOURCES_POLICY_URL', 'unnamedSourcesPolicy'],
  ])('names its principles where their address is configured, and no others: %s', (setting, property) => {
    expect(said({ [setting]: 'https://www.example.it/principi' })).toEqual([
      [property, 'https://www.example.it/principi'],
    ])
    expect(said({})).toEqual([])
  })
})
