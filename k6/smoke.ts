import { check } from 'k6'
import { parseHTML } from 'k6/html'
import http from 'k6/http'
import type { RefinedResponse, ResponseType } from 'k6/http'

/**
 * Readers' smoke: ten readers for twenty seconds open the home page, a section, a story and the weather, as people do.
 * It fails when a page fails, or when the slow ones take longer than a reader forgives.
 */
export const options = {
  scenarios: { readers: { executor: 'constant-vus', vus: 10, duration: '20s' } },
  thresholds: {
    http_req_failed: ['rate==0'],
    checks: ['rate==1'],
    // UNTIMED: a machine that is busy with something else would fail a site that is fine.
    ...(__ENV.UNTIMED ? {} : { http_req_duration: ['p(95)<500'] }),
  },
  noConnectionReuse: false,
}

const site = __ENV.SITE || 'http://127.0.0.1:3000'
const STORY = /^\/news\/[a-z0-9/-]+\/\d+$/

export function setup(): { sections: string[]; stories: string[] } {
  const home = parseHTML(textOf(http.get(`${site}/`)))
  const links: string[] = []
  home.find('a[href^="/news/"]').each((_index, element) => links.push(element.getAttribute('href') ?? ''))
  const stories = [...new Set(links.filter((link) => STORY.test(link)))]
  const sections = [...new Set(links.filter((link) => link && !STORY.test(link)))]
  if (stories.length < 20) throw new Error(`the home page links to only ${stories.length} stories`)
  return { sections, stories }
}

const textOf = ({ body }: RefinedResponse<ResponseType | undefined>) => (typeof body === 'string' ? body : '')
const pick = (items: string[]) => items[Math.floor(Math.random() * items.length)] ?? '/'

function open(path: string, name: string, holds: string): void {
  const answer = http.get(`${site}${path}`, { tags: { name }, headers: { 'accept-encoding': 'br, gzip' } })
  check(answer, {
    [`${name}: 200`]: (page) => page.status === 200,
    [`${name}: holds ${holds}`]: (page) => textOf(page).includes(holds),
  })
}

export default function readTheNews({ sections, stories }: { sections: string[]; stories: string[] }): void {
  open('/', 'home', '</html>')
  open(pick(sections), 'section', '</html>')
  open(pick(stories), 'story', 'NewsArticle')
  open('/api/weather', 'weather', 'temperature_2m')
}
