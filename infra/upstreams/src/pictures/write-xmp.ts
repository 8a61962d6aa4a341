import type { Picture } from '@liberta/contracts/media/picture.schema'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}

/**
 * Whose a picture is, to be embedded in its file: credit line, creator, copyright notice and web statement of rights (IPTC Photo Metadata
 * 2025.1, in XMP), which search engines read. Null where nothing is known.
 */
export function writeXmp({ credit, creator, copyright, licence }: Picture): string | null {
  const attributes = [
    credit === null ? '' : ` photoshop:Credit="${escape(credit)}"`,
    licence === undefined ? '' : ` xmpRights:WebStatement="${escape(licence)}"`,
  ].join('')
  const elements = [
    creator === undefined ? '' : `<dc:creator><rdf:Seq><rdf:li>${escape(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    copyright === undefined
      ? ''
      : `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escape(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
  ].join('')
  if (attributes + elements === '') return null
  const spaces = [
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
  ].join(' ')
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${spaces}${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`
  )
}
