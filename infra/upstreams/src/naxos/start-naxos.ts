import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createClipMaker } from '../clips/make-clips.ts'
import { CallCounter } from '../faults/call-counter.ts'
import { createChance } from '../faults/spoil-answer.ts'
import { Switchboard } from '../faults/switchboard.ts'
import { createPictureCatalogue } from '../pictures/choose-picture.ts'
import { createPictureRenderer } from '../pictures/render-picture.ts'
import type { Settings } from '../settings.ts'
import { addNaxosRoutes, createApplication } from './create-server.ts'
import { createNewsroom } from './create-newsroom.ts'
import { announceNewStories } from './edits/announce-new-stories.ts'
import { openEditJournal } from './edits/edit-journal.ts'
import { createEditor } from './edits/editor.ts'
import { readAnchor } from './edits/read-anchor.ts'
import type { ChoosePicture } from '../content/stories/picture-subjects.table.ts'
import { openClipShelf } from './media/clip-shelf.ts'
import { listSlugged, MessDesk } from './mess/mess-desk.ts'
import type { Newsroom } from './newsroom.ts'
import { keepIndex } from './search/keep-index.ts'
import { createWebhookSender, type SendWebhook } from './webhook/send-webhook.ts'

export interface RunningNaxos {
  app: FastifyInstance
  newsroom: Newsroom
  /** Resolves when the search index is complete, or when it was told to stop. */
  indexed: Promise<void>
  /** Makes the clips of the newest videos while nobody waits for them. */
  makeClipsAhead: () => Promise<void>
  stop: () => Promise<void>
}

const PICTURE_CONCURRENCY = 2
/** Videos whose films are made before anybody asks. */
const VIDEOS_AHEAD = 60

/** Starts the stand-in for Naxos and listens. Rejects when its folder cannot be written or its port is in use. */
export async function startNaxos(settings: Settings, now: () => number = Date.now): Promise<RunningNaxos> {
  const { STAND_IN_SEED: seed, STAND_IN_STORIES: stories, STAND_IN_PUBLISHES: publishes } = settings
  const mediaDir = settings.STAND_IN_MEDIA_DIR
  const world = join(settings.STAND_IN_DATA_DIR, `naxos-${seed}-${stories}`)
  const photographs = join(settings.STAND_IN_DATA_DIR, 'photographs')
  for (const folder of [world, photographs]) await mkdir(folder, { recursive: true })
  const app = createApplication('naxos', settings.LOG_LEVEL)
  const pictures = await createPictureCatalogue({
    mediaDir: mediaDir ?? null,
    cacheDir: photographs,
  })
  const choosePicture: ChoosePicture = ({ subject, variant, caption, alt, isDrawn = false }) => {
    const picture = isDrawn ? pictures.chooseDrawn(subject, variant) : pictures.choose(subject, variant)
    return { ...picture, alt: picture.alt || (alt ?? ''), caption: caption ?? picture.caption }
  }
  const clips = await openClipShelf(mediaDir)
  const maker = createClipMaker(settings.STAND_IN_CLIPS_DIR ?? join(settings.STAND_IN_DATA_DIR, 'clips'))
  const anchor = await readAnchor(join(world, 'anchor.json'), now())
  const newsroom = createNewsroom({ seed, stories, anchor, publishes, now, choosePicture, clips })
  const journal = openEditJournal(join(world, 'edits.jsonl'))
  const switchboard = new Switchboard()
  const { STAND_IN_MESS: mess, STAND_IN_MESS_KIND: messKind, STAND_IN_MESS_SEED: messSeed } = settings
  switchboard.change({ mess, messKind, messSeed })
  const messDesk = new MessDesk(listSlugged(newsroom), (kind) => switchboard.of(kind), now)
  const sendPlain = createWebhookSender({
    url: settings.NAXOS_WEBHOOK_URL,
    secret: settings.NAXOS_WEBHOOK_SECRET ?? '',
    log: app.log,
  })
  const send: SendWebhook = async (message) => {
    for (const spoiled of messDesk.of('webhook').mess?.spoilMessage(message) ?? [message]) await sendPlain(spoiled)
  }
  const editor = createEditor({ newsroom, journal, send })
  const { edits, damaged } = await journal.read()
  editor.replay(edits)
  if (damaged > 0) app.log.warn({ damaged }, 'lines of the journal of edits could not be read')
  addNaxosRoutes(app, {
    newsroom,
    editor,
    renderer: createPictureRenderer({
      catalogue: pictures,
      cacheDir: join(settings.STAND_IN_DATA_DIR, 'media'),
      concurrency: PICTURE_CONCURRENCY,
    }),
    clips,
    maker,
    messDesk,
    faults: { switchboard, counter: new CallCounter(), chance: createChance() },
    token: settings.NAXOS_TOKEN,
    controlToken: settings.STAND_IN_CONTROL_TOKEN,
  })
  await app.listen({ host: settings.HOST, port: settings.NAXOS_STAND_IN_PORT, listenTextResolver: () => 'listening' })
  const stopAnnouncing = publishes ? announceNewStories(newsroom, editor) : () => undefined
  const stopping = new AbortController()
  const filled = newsroom.redirects.fill(stopping.signal)
  const index = keepIndex({
    newsroom,
    made: { seed, stories, anchor },
    path: join(world, 'search.index'),
    log: app.log,
  })
  return {
    app,
    newsroom,
    indexed: index.complete,
    makeClipsAhead: () => maker.makeAhead(clips.names.size > 0 ? [] : listFilmed(newsroom)),
    stop: async () => {
      stopAnnouncing()
      stopping.abort()
      await Promise.all([index.stop(), maker.stop(), filled, app.close()])
    },
  }
}

/** Pictures' keywords of the newest videos, the newest first. */
function listFilmed({ calendar, now }: Newsroom): string[] {
  const videos = calendar.multimedia(now()).filter(({ type }) => type === 'video')
  return videos.slice(0, VIDEOS_AHEAD).map(({ scene }) => scene.subject)
}
