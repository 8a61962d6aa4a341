import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeIfPresent } from '../page-definition/load-answer.ts'
import { findPage } from '../rendering/pages.table.ts'
import type { AddressOf, PersonalPage } from '../page-definition/page-definition.tsx'
import type { PageTarget } from '../page-cache/page-key.ts'
import { OWN_VOTE, SURVEY_PAGE_NAME } from '../page-definition/addresses/survey-address.ts'
import { readOwnVote } from '../content/vote-client.ts'
import { showKnownVote } from '../page-definition/forms/vote-context.tsx'
import { forwardedFor } from '../http/believe-proxies.ts'
import { ClientPlaces } from '../http/client-places.ts'
import type { Places } from '../http/client-places.ts'
import { sendAnswer } from '../http/send-answer.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { OverloadedError } from '../page-cache/render-limiter.ts'
import type { PersonalPageParts } from './personal-page.handler.ts'
import { sendPersonalPage } from './send-personal-page.ts'
import { askBack } from './write-draft.ts'

export interface OwnVoteParts extends PersonalPageParts {
  /** Among whose renders these take their turn; null where nothing bounds them, as in the development server. */
  pages: Pick<PageCache, 'pass'> | null
}

/** Pages under way: each is rendered in the thread that serves, once the API has told the vote. */
const PAGES: Places = { perClient: 8, inAll: 64 }
const BUSY = 'Troppe richieste in questo momento. Il tuo voto è al sicuro: riprova fra qualche secondo.'

/**
 * Answers the survey's page for who comes back to it: with what they have voted, past every cache. Null where another page is asked for.
 * Who has not voted, or of whom that cannot be had now, gets the form, as everybody does; who asks for more than there is room for is told to come again.
 */
export function createOwnVotePage({ renderer, apiURL, origin, grammar, policy, pages }: OwnVoteParts) {
  const places = new ClientPlaces(PAGES)
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: PageTarget,
    address: AddressOf<'fixed'>,
  ): Promise<void> => {
    const clientAddress = forwardedFor(request)
    const cookies: string[] = []
    const own: PersonalPage = async (context) => {
      const { body: surveys } = takeIfPresent(await context.source.read('surveys'))
      const { id } = address.query
      const survey = id === undefined ? surveys?.[0] : surveys?.find(({ slug }) => slug === id)
      const client = { baseURL: apiURL, cookie: request.headers.cookie, origin, clientAddress }
      const vote = survey === undefined ? null : await readOwnVote(client, survey.id)
      cookies.push(...(vote?.cookies ?? []))
      return showKnownVote(await findPage(address, context), vote?.answerId ?? null)
    }
    const make = () => renderer.renderPage({ ...target, isBot: false, clientAddress, own })
    const page = await (pages === null ? make() : pages.pass(make))
    await sendPersonalPage({ request, response, policy }, page, cookies.length > 0 ? { 'set-cookie': cookies } : {})
  }

  const answerInRoom = async (...asked: Parameters<typeof answer>): Promise<void> => {
    const [request, response] = asked
    const giveBack = places.take(forwardedFor(request))
    if (giveBack === null) return refuse(request, response)
    try {
      await answer(...asked)
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error
      await refuse(request, response)
    } finally {
      giveBack()
    }
  }

  return (request: IncomingMessage, response: ServerResponse, target: PageTarget): Promise<void> | null => {
    // Looked at by its letters first: what is kept is answered without reading addresses.
    if (!target.query.includes(OWN_VOTE)) return null
    const resolved = grammar.resolve(target.path, target.query)
    if (resolved.type !== 'page' || resolved.address.type !== 'fixed') return null
    const { address } = resolved
    const isOwn = address.name === SURVEY_PAGE_NAME && address.query['voto'] === OWN_VOTE
    return isOwn ? answerInRoom(request, response, target, address) : null
  }
}

async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, content } = await askBack(BUSY)
  sendAnswer(request, response, { status, headers, body: content.bytes })
}
