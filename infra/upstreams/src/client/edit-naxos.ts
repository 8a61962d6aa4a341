import { z } from 'zod'

const noticeSchema = z.object({ id: z.number(), title: z.string(), path: z.string() })
const liveNoticeSchema = noticeSchema.extend({ entries: z.number() })
const callsSchema = z.record(z.string(), z.number())

/** A site of which the origin of the stand-in for the CMS is known. */
interface EditedSite {
  urls: { naxos: string }
}

export type PublishedStory = z.infer<typeof noticeSchema>

/** A live blog, and how many entries its script begins with. */
export type StartedLiveBlog = z.infer<typeof liveNoticeSchema>

/** What a stand-in can be told to do wrong (docs/naxos.md, `/_control/switches`). */
export type NaxosFault = Record<string, string | number | boolean>

/** Publishes a story as an editor would. */
export async function publishStory(site: EditedSite, order: Record<string, unknown>): Promise<PublishedStory> {
  return noticeSchema.parse(await control(site, 'POST', '/stories', { section: 'cronaca', ...order }))
}

/** Changes what is given of a story. */
export async function updateStory(site: EditedSite, id: number, order: Record<string, unknown>): Promise<void> {
  await control(site, 'PATCH', `/stories/${id}`, order)
}

/** Takes a story out of the paper. */
export async function withdrawStory(site: EditedSite, id: number): Promise<void> {
  await control(site, 'DELETE', `/stories/${id}`)
}

/** Begins a live blog of one of the stand-in's scripts. */
export async function startLiveBlog(site: EditedSite, script: 'flood' | 'derby'): Promise<StartedLiveBlog> {
  return liveNoticeSchema.parse(await control(site, 'POST', '/live', { script }))
}

/** Says of a live blog when its newsroom last heard of those who write. */
export async function noteContact(site: EditedSite, story: number, contactAt: Date): Promise<void> {
  await control(site, 'PATCH', `/live/${story}`, { contactAt: contactAt.toISOString() })
}

/** Writes an entry of a live blog; gives its number. */
export async function postEntry(site: EditedSite, story: number, order: Record<string, unknown>): Promise<number> {
  const answer = await control(site, 'POST', `/live/${story}/entries`, order)
  return z.object({ entry: z.number() }).parse(answer).entry
}

/** Withdraws an entry of a live blog. */
export async function withdrawEntry(site: EditedSite, story: number, entry: number): Promise<void> {
  await control(site, 'DELETE', `/live/${story}/entries/${entry}`)
}

/** Sets the topics of the day, and so tells the site that its configuration has changed. */
export async function setTopics(site: EditedSite, trendings: { name: string; URL: string }[]): Promise<void> {
  await control(site, 'POST', '/configuration', { trendings })
}

/** Says on the front that a story is live, or that none is. */
export async function layLive(site: EditedSite, live: { story: number; title: string } | null): Promise<void> {
  await control(site, 'POST', '/front', { live })
}

/** Gives a story out as breaking news, or takes away what breaks. */
export async function layBreaking(site: EditedSite, breaking: { story: number; title?: string } | null): Promise<void> {
  await control(site, 'POST', '/front', { breaking })
}

/** Turns every fault off, then the given ones on. */
export async function switchNaxos(site: EditedSite, fault: NaxosFault): Promise<void> {
  await control(site, 'POST', '/switches', { reset: true, ...fault })
}

/** Calls that the stand-in at an origin has got since it started, by kind: that of the CMS, or another one. */
export async function countCalls(origin: string): Promise<Record<string, number>> {
  return callsSchema.parse(await ask(origin, 'GET', '/calls'))
}

/** Tells the CMS. @throws with its words where it refuses */
function control({ urls }: EditedSite, method: string, path: string, body?: unknown): Promise<unknown> {
  return ask(urls.naxos, method, path, body)
}

async function ask(origin: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${origin}/_control${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}
