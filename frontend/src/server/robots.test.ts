import { describe, expect, it } from '@jest/globals'
import { writeRobots } from './robots.ts'
import { TRAINING_CRAWLERS } from './training-crawlers.table.ts'

const origin = 'https://www.example.it'

/** The rules of the group that names a crawler; nothing where none does (RFC 9309 §2.2.1). */
function rulesFor(crawler: string, text: string): string[] | undefined {
  const groups = text.split('\n\n').map((group) => group.split('\n'))
  return groups.find((lines) => lines.includes(`User-agent: ${crawler}`))?.filter((line) => line.startsWith('Disallow'))
}

describe('robots.txt', () => {
  it('refuses crawlers that train models all of the site, and lets in who brings readers', () => {
    const text = writeRobots({ origin, training: 'refused' })
    for (const crawler of TRAINING_CRAWLERS) expect(rulesFor(crawler, text)).toEqual(['Disallow: /'])
    for (const crawler of ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'ChatGPT-User'])
      expect(rulesFor(crawler, text)).toBeUndefined()
    expect(rulesFor('*', text)).toContain('Disallow: /area-riservata')
    expect(rulesFor('*', text)).not.toContain('Disallow: /')
  })

  it('names no crawler where all are let in', () => {
    expect(writeRobots({ origin, training: 'allowed' })).not.toMatch(/GPTBot|Disallow: \/\n/)
  })

  it('names the sitemaps by their whole addresses', () => {
    const lines = writeRobots({ origin, training: 'refused' }).split('\n')
    expect(lines.filter((line) => line.startsWith('Sitemap: '))).toEqual([
      `Sitemap: ${origin}/sitemap.xml`,
      `Sitemap: ${origin}/sitemap-news.xml`,
    ])
  })
})
