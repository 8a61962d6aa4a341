import type { Front } from '@liberta/contracts/fronts/front.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { chooseMostRead } from '../../content/choose-most-read.ts'
import { openingPictureOf } from '../../components/rows/opening-picture.ts'
import { describePublisher, describeSite } from '../../page-definition/head/describe-publisher.ts'
import { describeFeeds } from '../../page-definition/head/describe-feeds.ts'
import { ORDINARY_HEAD, SITE_DESCRIPTION } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { expectPresent } from '../../page-definition/load-answer.ts'
import { isAdvertised } from '../../settings/third-parties.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { FrontPage } from './FrontPage.tsx'
import { layFront, openingRowsOf } from './lay-front.ts'
import type { FrontBand } from './lay-front.ts'
import { LiveBar, LiveTopic } from './LiveBar.tsx'

/** A front, and how its blocks stand. */
interface LaidFront extends Front {
  bands: readonly FrontBand[]
}

const MODELS = [nameReadModel({ model: 'front', id: 'home' }), nameReadModel({ model: 'mostRead', id: 'all' })]

const TITLE = 'Libertà, il quotidiano di Piacenza: notizie dalla città e dalla provincia'

/** `/`: the front as the editors laid it out. */
export const HOME_PAGE = definePage<'home', LaidFront>({
  cache: 'home',
  load: async (_address, { source, path, settings }) => {
    const [front, read] = await Promise.all([source.read('front'), source.read('mostRead')])
    const { body, tags } = expectPresent(front, path)
    const blocks = [...chooseMostRead(body.blocks, read.state === 'present' ? read.body : null)]
    return {
      content: { ...body, blocks, bands: layFront(blocks, isAdvertised(settings)) },
      tags: [...MODELS, ...tags, ...(read.state === 'present' ? read.tags : [])],
    }
  },
  describe: describeHome,
  View: ({ content: { blocks, bands } }) => <FrontPage blocks={blocks} bands={bands} />,
  Above: ({ content: { live } }) => {
    const { now } = useFrame()
    return live && <LiveBar live={live} now={now} />
  },
  topic: ({ live }) => live && <LiveTopic live={live} />,
})

function describeHome({ bands }: LaidFront, settings: SiteSettings): PageHead {
  return {
    ...ORDINARY_HEAD,
    title: TITLE,
    description: SITE_DESCRIPTION,
    canonical: `${settings.origin}/`,
    structure: [describeSite(settings), describePublisher(settings)],
    feeds: describeFeeds({ type: 'home' }, 'Libertà', settings),
    opening: openingPictureOf(openingRowsOf(bands)),
  }
}
