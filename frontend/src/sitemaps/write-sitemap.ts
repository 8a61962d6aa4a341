import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { buildSitemapAddress } from '@liberta/addresses/document-address'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Sitemap, SitemapEntry, SitemapPicture, SitemapVideo } from '@liberta/contracts/sitemaps/sitemap.schema'
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap'
import type { Img, SitemapItemLoose, VideoItem } from 'sitemap'

const PUBLICATION = { name: 'Libertà', language: 'it' }
/** What stands here was checked where it was made; a title that is longer than the library likes is no reason to leave a page out. */
const LEVEL = ErrorLevel.SILENT

/**
 * Writes a sitemap, item by item; null for one that lists nothing, which the protocol does not know.
 * @param origin of the site, without a slash at its end
 */
export async function writeSitemap(sitemap: Sitemap, origin: string): Promise<string | null> {
  switch (sitemap.type) {
    case 'index': {
      const parts = sitemap.parts.map(({ id, changedAt }) => ({
        url: origin + buildSitemapAddress(id),
        lastmod: changedAt,
      }))
      return parts.length === 0 ? null : text(Readable.from(parts).pipe(new SitemapIndexStream({ level: LEVEL })))
    }
    case 'news':
      return writeItems(
        sitemap.stories.map(({ path, title, publishedAt }) => ({
          url: origin + path,
          news: { publication: PUBLICATION, publication_date: publishedAt, title },
        })),
      )
    case 'part':
      return writeItems(sitemap.entries.map((entry) => describeEntry(entry, origin)))
  }
}

function writeItems(items: readonly SitemapItemLoose[]): Promise<string> | null {
  if (items.length === 0) return null
  const xmlns = {
    news: items.some(({ news }) => news),
    image: items.some(({ img }) => img),
    video: items.some(({ video }) => video),
    xhtml: false,
  }
  return text(Readable.from(items).pipe(new SitemapStream({ level: LEVEL, xmlns })))
}

function describeEntry({ path, updatedAt, picture, video }: SitemapEntry, origin: string): SitemapItemLoose {
  return {
    url: origin + path,
    ...(updatedAt !== null && { lastmod: updatedAt }),
    ...(picture && { img: [describePicture(picture, origin)] }),
    ...(video && { video: [describeVideo(video, origin)] }),
  }
}

function describePicture({ id, caption }: SitemapPicture, origin: string): Img {
  const url = origin + buildPictureAddress({ id, ratio: 'full', width: 1600, format: 'jpg' })
  return { url, ...(caption !== null && { caption }) }
}

function describeVideo({ title, seconds, source, picture, publishedAt }: SitemapVideo, origin: string): VideoItem {
  return {
    title,
    description: title,
    thumbnail_loc: origin + buildPictureAddress({ id: picture, ratio: '16x9', width: 1200, format: 'jpg' }),
    content_loc: origin + source,
    publication_date: publishedAt,
    tag: [],
    ...(seconds !== null && { duration: seconds }),
  }
}
