import { describe, expect, it } from '@jest/globals'
import { XmlDocument } from 'libxml2-wasm'
import { useOwnSite } from '../testing/use-own-site.ts'
import { createPagePolicy, NO_SOURCES } from '../http/security-headers.ts'
import { writeRights } from './training-rights.ts'

const refusing = useOwnSite({})
const allowing = useOwnSite({ TRAINING_CRAWLERS: 'allowed' })
const NAMESPACE = { r: 'https://rslstandard.org/rsl' }

/** What the terms say of the whole site, as `permits search`. */
function readTerms(text: string): string[] {
  const document = XmlDocument.fromString(text)
  try {
    const uses = document.find('/r:rsl/r:content[@url="/"]/r:license/r:*[@type="usage"]', NAMESPACE)
    return uses.map((use) => `${'name' in use ? String(use.name) : ''} ${use.content}`)
  } finally {
    document.dispose()
  }
}

describe('where no model may be trained with what the site says', () => {
  it.each(['/', '/news/sport', '/area-riservata'])('%s says so, and where the terms stand', async (path) => {
    const { headers } = await refusing.get(path)
    expect(headers.get('content-usage')).toBe('train-ai=n')
    expect(headers.get('link')).toBe('</license.xml>; rel="license"; type="application/rsl+xml"')
  })

  it('the terms let who searches find it, and forbid training (RSL 1.0)', async () => {
    const answer = await refusing.get('/license.xml')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rsl+xml'])
    expect(readTerms(await answer.text())).toEqual(['permits search', 'prohibits ai-train'])
  })

  it('robots.txt says it by names of crawlers alone: a line that is not known would be an error to some', async () => {
    expect(await (await refusing.get('/robots.txt')).text()).not.toMatch(/^(?:License|Content-Usage)/m)
  })

  it('the policy of pages is the same as without it', () => {
    const name = 'content-security-policy'
    const { headers } = createPagePolicy(NO_SOURCES, writeRights('refused'))
    expect(headers[name]).toBe(createPagePolicy(NO_SOURCES).headers[name])
  })
})

describe('where models may be trained', () => {
  it('nothing is said of it, and there are no terms', async () => {
    const { headers } = await allowing.get('/')
    expect([headers.get('content-usage'), headers.get('link')]).toEqual([null, null])
    expect((await allowing.get('/license.xml')).status).toBe(404)
  })
})
