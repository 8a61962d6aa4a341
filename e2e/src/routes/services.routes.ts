import { letterListSchema } from '@liberta/contracts/letters/letter.schema'
import { podcastListSchema } from '@liberta/contracts/podcasts/podcast.schema'
import { programmeListSchema } from '@liberta/contracts/multimedia/programme.schema'
import { journalistListSchema } from '@liberta/contracts/people/journalist.schema'
import { newsletterListSchema, planListSchema } from '@liberta/contracts/subscriptions/offer.schema'
import { surveyListSchema } from '@liberta/contracts/surveys/survey.schema'
import { SOUGHT } from '../site/find-pages.ts'
import { readData } from '../site/read-data.ts'
import type { RouteVisit } from './route-visit.types.ts'

export const STORY = /^\/news\/[a-z0-9/-]+\/\d+$/
export const EVENT = /^\/event\/(?:[a-z]+\/[a-z0-9-]+\/)?[a-z0-9-]+-\d+$/
export const CLIP = /^\/multimedia\/detail\/(?:[a-z0-9-]+\/)?[a-z0-9-]+-\d+$/
const TAG = /^\/tag\/[a-z0-9-]+$/

/** The fixed routes of requirements 2 that are no text. */
export const SERVICE_VISITS: readonly RouteVisit[] = [
  { route: '/', note: 'home', find: () => ({ path: '/', title: /Libertà/, links: { to: STORY, least: 60 } }) },
  {
    route: '/tags',
    note: 'listed page',
    find: () => ({ path: '/tags', title: /argomenti/i, links: { to: TAG, least: 40 } }),
  },
  {
    route: '/topics',
    note: 'listed page',
    find: ({ content }) => ({
      path: '/topics',
      title: /temi/i,
      shows: content.configuration.trendings.map(({ name }) => name),
      links: { to: /^\/news\/[a-z-]+/, least: 8 },
    }),
  },
  {
    route: '/newsletter',
    note: 'listed page',
    find: async ({ site }) => {
      const newsletters = await readData(site, '/api/naxos/newsletter/list', newsletterListSchema)
      return { path: '/newsletter', title: /newsletter/i, shows: newsletters.map(({ name }) => name) }
    },
  },
  {
    route: '/videoShort',
    note: 'listed page: a player of short videos',
    find: () => ({ path: '/videoShort', title: /video/i, holds: { selector: 'ol > li h2', least: 3 } }),
  },
  {
    route: '/abbonamenti',
    note: 'subscribe',
    find: async ({ site }) => {
      const plans = await readData(site, '/api/naxos/plan/list', planListSchema)
      return {
        path: '/abbonamenti',
        title: /abbona/i,
        shows: plans.flatMap(({ name, includes }) => [name, ...includes]),
      }
    },
  },
  {
    route: '/eventi',
    note: 'listed page: the agenda',
    find: ({ content }) => ({
      path: '/eventi',
      title: /eventi|agenda/i,
      shows: [content.items.event.title],
      links: { to: EVENT, least: 15 },
    }),
  },
  {
    route: '/surveyDetail',
    note: 'listed page: the survey that runs',
    find: async ({ site }) => {
      const [survey] = await readData(site, '/api/naxos/survey/list', surveyListSchema)
      const answers = survey?.answers.map(({ text }) => text) ?? ['no survey']
      return { path: '/surveyDetail', title: survey?.question ?? 'no survey', shows: answers }
    },
  },
  {
    route: '/authorize-sso',
    note: 'return point of the sign-in flow, here without a state',
    find: () => ({
      path: '/authorize-sso',
      title: /./,
      shows: ['Invalid state parameter - security check failed'],
      links: { to: /^\/login/, least: 1 },
      hidden: true,
    }),
  },
  {
    route: '/gallery-viewer',
    note: 'listed page: a gallery picture by picture, or the newest galleries',
    find: () => ({
      path: '/gallery-viewer',
      title: /galleri|foto/i,
      links: { to: CLIP, least: 3 },
      hidden: true,
    }),
  },
  {
    route: '/gallery-viewer?id={id}',
    note: 'the pictures of one gallery',
    find: ({ content }) => ({
      path: content.pages.galleryViewer,
      title: content.items.gallery.title,
      links: { to: /^\/gallery-viewer\?id=\d+&n=\d+/, least: 1 },
      holds: { selector: 'img', least: 1 },
      hidden: true,
    }),
  },
  {
    route: '/letterToEditor',
    note: 'listed page: the letters that were published',
    find: async ({ site }) => {
      const { letters } = await readData(site, '/api/naxos/letter/list', letterListSchema)
      return {
        path: '/letterToEditor',
        title: /letter/i,
        shows: letters.flatMap(({ title, author }) => [title, author]),
      }
    },
  },
  {
    route: '/news/latest',
    note: 'latest news',
    find: () => ({ path: '/news/latest', title: 'Ultime News', links: { to: STORY, least: 25 } }),
  },
  {
    route: '/news/ricerca/{slug}',
    note: 'news search results',
    find: ({ content }) => ({
      path: content.pages.search.replace('/ricerca', '/news/ricerca'),
      title: /cerca/i,
      shows: [`per «${SOUGHT}»`],
      links: { to: STORY, least: 10 },
    }),
  },
  {
    route: '/news/ricerca',
    note: 'news search: slug parts are optional',
    find: () => ({
      path: '/news/ricerca',
      title: /cerca/i,
      holds: { selector: 'input[name=query]', least: 1 },
    }),
  },
  {
    route: '/necrologie/list',
    note: 'obituary list',
    find: ({ content }) => ({
      path: '/necrologie/list',
      title: /necrologi/i,
      shows: [content.items.obituary.name],
      links: { to: /^\/necrologie\/\d+$/, least: 15 },
      holds: { selector: 'input[name=query]', least: 1 },
    }),
  },
  {
    route: '/necrologie/{id}',
    note: 'obituary detail',
    find: ({ content: { items, pages } }) => ({
      path: pages.obituary,
      title: items.obituary.name,
      shows: items.obituary.rite?.church ? [items.obituary.rite.church] : [],
      links: { to: /^\/necrologie\/list$/, least: 1 },
    }),
  },
  {
    route: '/ricerca/{slug}',
    note: 'search',
    find: ({ content }) => ({
      path: content.pages.search,
      title: /cerca/i,
      shows: [`per «${SOUGHT}»`],
      links: { to: STORY, least: 10 },
    }),
  },
  {
    route: '/podcast',
    note: 'podcasts',
    find: async ({ site }) => {
      const podcasts = await readData(site, '/api/naxos/podcast/list', podcastListSchema)
      const episodes = podcasts.flatMap((podcast) => podcast.episodes.slice(0, 1))
      const playable = episodes.filter(({ audioURL }) => audioURL !== null)
      return {
        path: '/podcast',
        title: /podcast/i,
        shows: [...podcasts, ...episodes].map(({ title }) => title),
        holds: { selector: 'a[data-listen]', least: playable.length },
      }
    },
  },
  {
    route: '/who-we-are/la-redazione',
    note: 'about page: the newsroom',
    find: async ({ site }) => {
      const journalists = await readData(site, '/api/naxos/journalist/list', journalistListSchema)
      return {
        path: '/who-we-are/la-redazione',
        title: /redazione/i,
        shows: journalists.map(({ name }) => name),
        links: { to: /^\/who-we-are\/la-redazione\/staff\/[a-z-]+$/, least: journalists.length },
      }
    },
  },
  {
    route: '/who-we-are/work-with-us',
    note: 'about page: open positions',
    find: () => ({
      path: '/who-we-are/work-with-us',
      title: /lavora/i,
      links: { to: /^\/who-we-are\/work-with-us\/position\/[a-z-]+$/, least: 2 },
    }),
  },
  {
    route: '/multimedia/folder/teleliberta',
    note: 'local TV folder',
    find: () => ({
      path: '/multimedia/folder/teleliberta',
      title: 'Telelibertà',
      shows: ['76', '13.15', '19.30'],
      links: { to: CLIP, least: 10 },
    }),
  },
  {
    route: '/multimedia/folder/teleliberta/programs',
    note: 'programs of the local TV',
    find: async ({ site }) => {
      const programmes = await readData(site, '/api/naxos/programme/list', programmeListSchema)
      const shows = programmes.flatMap(({ title, schedule }) => [title, schedule ?? title])
      return {
        path: '/multimedia/folder/teleliberta/programs',
        title: /programmi/i,
        shows,
        links: { to: CLIP, least: 5 },
      }
    },
  },
  ...['/_icons', '/_subjects', '/_test-area-riservata'].map((route): RouteVisit => ({
    route,
    note: 'internal test page: only outside production, never indexed',
    find: () => ({ path: route, title: /./, hidden: true, specimens: true }),
  })),
]
