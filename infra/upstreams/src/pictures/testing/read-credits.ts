import sharp from 'sharp'

/** What the file of a picture says of whose it is (IPTC Photo Metadata, in XMP). */
export interface EmbeddedCredits {
  credit: string | null
  creator: string | null
  copyright: string | null
  licence: string | null
}

/** Reads them out of the bytes of a picture in any format; null where the file has no XMP. */
export async function readCredits(file: Buffer): Promise<EmbeddedCredits | null> {
  const { xmp } = await sharp(file).metadata()
  if (xmp === undefined) return null
  const text = xmp.toString('utf8')
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null
  return {
    credit: find(/photoshop:Credit="([^"]*)"/),
    creator: find(/<dc:creator>.*?<rdf:li>([^<]*)</s),
    copyright: find(/<dc:rights>.*?<rdf:li xml:lang="x-default">([^<]*)</s),
    licence: find(/xmpRights:WebStatement="([^"]*)"/),
  }
}
