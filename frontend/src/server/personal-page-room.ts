import type { IncomingMessage, ServerResponse } from 'node:http'
import { forwardedFor } from '../http/believe-proxies.ts'
import { ClientPlaces } from '../http/client-places.ts'
import type { Places } from '../http/client-places.ts'
import { sendAnswer } from '../http/send-answer.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { OverloadedError } from '../page-cache/render-limiter.ts'
import { askBack } from './write-draft.ts'

/** Pages for one reader each under way: the API is asked for each, and each is rendered in the thread that serves. */
const PAGES: Places = { perClient: 8, inAll: 64 }

export interface PersonalPageRoom {
  /** Does `work`, which answers the request, where there is room for the client; who finds none is told kindly to come again. */
  enter: (request: IncomingMessage, response: ServerResponse, work: () => Promise<void>) => Promise<void>
  /** Renders one's own page in its turn among all renders. @throws OverloadedError, which `enter` answers, where too many wait */
  render: <Page>(make: () => Promise<Page>) => Promise<Page>
}

/**
 * The room for pages that are for one reader alone and that no cache keeps: however many somebody asks for, everybody else's pages are answered.
 * @param pages among whose renders they take their turn; null where nothing bounds them, as in the development server
 */
export function createPersonalPageRoom(pages: Pick<PageCache, 'pass'> | null): PersonalPageRoom {
  const places = new ClientPlaces(PAGES)
  return {
    enter: async (request, response, work) => {
      const giveBack = places.take(forwardedFor(request))
      if (giveBack === null) return refuse(request, response)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error
        await refuse(request, response)
      } finally {
        giveBack()
      }
    },
    render: (make) => (pages === null ? make() : pages.pass(make)),
  }
}

const BUSY = 'Troppe richieste in questo momento. Quello che hai scelto è al sicuro: riprova fra qualche secondo.'

async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, content } = await askBack(BUSY)
  sendAnswer(request, response, { status, headers, body: content.bytes })
}
