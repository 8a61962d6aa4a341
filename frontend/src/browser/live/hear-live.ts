import type { LiveBreaking, LiveList, LiveNow, LiveStory } from '@liberta/contracts/live/live-event.schema'
import { openChannel } from '../support/open-channel.ts'
import { onVisibilityChange } from '../support/page-life.ts'

/** What open pages are told (docs/live.md). */
interface LiveEvents {
  breaking: LiveBreaking | null
  list: LiveList
  story: LiveStory
}

type Heard = { [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] } }[keyof LiveEvents]

/** Between the tabs of a reader: what was heard, what a tab wants to hear, and that a tab now hears for all. */
type Message = Heard | { wants: string[] } | { leads: true }

/** Name of the lock whose holder has the stream, and of the channel on which it tells the others. */
const NAME = 'diretta'
const NAMES = ['breaking', 'list', 'story'] as const
/** `MOST_LIVE_TOPICS` of the contract, whose file would bring every read model along; a test holds the two together. */
const MOST_TOPICS = 16
/** After a poll that failed; and polls before the stream is tried again. */
const FAILED_POLL_MS = 30_000
const POLLS = 20

const listeners = new Set<(heard: Heard) => void>()
/** What this tab wants to hear, and beside it what the others have asked for. */
const own: string[] = []
let wanted: string[] = []
/** What was heard last, by what it is of; and the last word's id, with which a stream goes on. */
const last = new Map<string, Heard>()
let lastId = ''
/** Parts of the page that want to hear before the page does join together. */
let isStarted = false
/** Ends this tab's part in it; null while it has none. */
let leave: (() => void) | null = null

/**
 * Calls back with what is told of a topic while the page is seen, and with the breaking news (`browser/live` alone knows how). One tab of a reader
 * has the stream for all of them; a hidden tab has none, nor one that is left. Where the server has no place it is asked now and then.
 */
export function hearLive(topic: string | null, listener: (heard: Heard) => void): void {
  listeners.add(listener)
  if (topic !== null) own.push(topic)
  if (!isStarted) return
  leave?.()
  join()
}

/** Follows the page's life: called once. */
export function startHearing(): void {
  isStarted = true
  onVisibilityChange(follow)
  addEventListener('pagehide', () => leave?.())
  follow()
}

function follow(): void {
  if (document.hidden) leave?.()
  else join()
}

function join(): void {
  if (leave !== null || document.hidden) return
  const channel = openChannel(NAME)
  // A channel is of one origin, and takes no other argument.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel?.postMessage(message)
  const ending = new AbortController()
  const { signal } = ending
  let stream: ReturnType<typeof openStream> | null = null
  const lead = () => {
    if (signal.aborted) return
    want([...own])
    stream = openStream(post)
    post({ leads: true })
  }
  leave = () => {
    leave = null
    ending.abort()
    stream?.close()
    channel?.close()
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) tell(data)
    else if ('leads' in data) post({ wants: own })
    else stream?.add(data.wants)
  })
  post({ wants: own })
  // Without locks, as on a page without TLS, each tab has its own stream; without a channel nobody would tell it anything.
  if (channel === null || !navigator.locks) return lead()
  navigator.locks
    .request(NAME, { signal }, () => {
      lead()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
    // Refused, where it was not given up.
    .catch(lead)
}

/** From the beginning where a topic is new: of that one nothing was heard, and its last word may be older than what was. */
function want(topics: string[]): void {
  if (topics.some((topic) => !wanted.includes(topic))) lastId = ''
  wanted = topics
}

/** What a stream is to tell of: what its own tab wants, whatever others ask for, and of theirs what was asked for last, as many as the server takes. */
export function chooseTopics(ours: readonly string[], before: readonly string[], more: readonly string[]): string[] {
  const first = [...new Set(ours)].slice(0, MOST_TOPICS)
  const others = [...new Set([...before.filter((topic) => !more.includes(topic)), ...more])].filter(
    (topic) => !first.includes(topic),
  )
  const room = MOST_TOPICS - first.length
  return [...first, ...others.slice(Math.max(0, others.length - room))]
}

/** The stream of the tab that has it, or the polls in its place. */
function openStream(post: (message: Message) => void) {
  const tellAll = (heard: Heard) => {
    tell(heard)
    post(heard)
  }
  let ending = listen(tellAll)
  return {
    add(topics: readonly string[]) {
      const chosen = chooseTopics(own, wanted, topics)
      if (chosen.length === wanted.length && chosen.every((topic) => wanted.includes(topic)))
        return last.forEach((heard) => post(heard))
      want(chosen)
      ending.abort()
      ending = listen(tellAll)
    },
    close: () => ending.abort(),
  }
}

/** Tells of what is wanted now until what it gives is aborted: by a stream, and by polls for a while where that is refused. */
function listen(tellAll: (heard: Heard) => void): AbortController {
  const ending = new AbortController()
  const { signal } = ending
  const open = () => {
    const source = new EventSource(`/live/events?topics=${wanted.join()}&last=${lastId}`)
    signal.addEventListener('abort', () => source.close())
    for (const event of NAMES)
      source.addEventListener(event, ({ data, lastEventId }) => {
        lastId = lastEventId
        tellAll({ event, data: JSON.parse(data) })
      })
    // What the browser does not open again by itself was refused.
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && void poll(POLLS))
  }
  const wait = (ms: number, then: () => unknown) => setTimeout(() => signal.aborted || then(), ms)
  const poll = async (times: number) => {
    const pollMs = await ask(tellAll, signal).catch(() => null)
    // It was an outage: once that is over there is room, as there was before.
    if (pollMs === null) wait(FAILED_POLL_MS, () => poll(1))
    else if (times > 1) wait(pollMs, () => poll(times - 1))
    // Not all readers at once.
    else wait(Math.random() * pollMs, open)
  }
  open()
  return ending
}

/** Asks once; gives when to ask again, in milliseconds. */
async function ask(tellAll: (heard: Heard) => void, signal: AbortSignal): Promise<number> {
  const answer = await fetch(`/live/now?topics=${wanted.join()}`, { signal })
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  const { pollMs, breaking, lists, stories } = (await answer.json()) as LiveNow
  if (breaking !== undefined) tellAll({ event: 'breaking', data: breaking })
  for (const data of lists) tellAll({ event: 'list', data })
  for (const data of stories) tellAll({ event: 'story', data })
  return pollMs
}

function tell(heard: Heard): void {
  last.set(nameOf(heard), heard)
  listeners.forEach((listener) => listener(heard))
}

/** Of what something was heard: what comes later of the same takes its place. */
function nameOf({ event, data }: Heard): string {
  if (event === 'list') return data.topic
  return event === 'story' ? `story:${data.id}` : event
}
