import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { writeWithKept } from '../components/kept/write-kept.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'
import { addDrawnPicture } from '../page-definition/head/describe-drawn.ts'
import type { PageHead } from '../page-definition/head/page-head.ts'
import type { SiteAssets, SiteSettings } from '../settings/site-facts.ts'
import { chooseStyles, dropUnusedStyles } from './choose-styles.ts'
import { LiteDocument, sayWeight } from './lite/LiteDocument.tsx'
import { PageDocument } from './PageDocument.tsx'

interface Site {
  assets: SiteAssets
  settings: SiteSettings
}

const DOCTYPE = '<!doctype html>'

/** The HTML of a page, in UTF-8: its content, as React draws it, in the document of a page of this kind. */
export function writeWholePage(head: PageHead, content: ReactNode, site: Site, kind: ContentKind): Buffer {
  const { assets, settings } = site
  const document = (
    <PageDocument
      head={addDrawnPicture(head, settings.origin)}
      assets={assets}
      styles={chooseStyles(kind, assets)}
      services={settings.thirdParties.services}
    >
      {content}
    </PageDocument>
  )
  const page = writeWithKept(() => DOCTYPE + renderToString(document))
  return dropUnusedStyles(page, kind, assets)
}

/** The HTML of the lite version of a page, in UTF-8. */
export function writeLitePage(head: PageHead, content: ReactNode, { assets, settings }: Site): Buffer {
  const { address, bytes = 0 } = assets.liteSheet ?? {}
  const markup = renderToStaticMarkup(content)
  const { spellLite } = settings.grammar
  const page = <LiteDocument head={head} sheet={address} markup={markup} spellLite={spellLite} />
  return Buffer.from(DOCTYPE + sayWeight(renderToStaticMarkup(page), bytes))
}
