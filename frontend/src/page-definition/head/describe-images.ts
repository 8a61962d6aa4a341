import type { ImageObject } from 'schema-dts'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import { describePictures } from './describe-picture.ts'

type Rights = Pick<Picture, 'credit' | 'creator' | 'copyright' | 'licence'>

/** Whose a picture is, and how it may be used (schema.org creditText, creator, copyrightNotice, license); what nobody says is left out. */
export function describeRights({ credit, creator, copyright, licence }: Rights) {
  return {
    ...(credit !== null && { creditText: credit }),
    ...(creator !== undefined && { creator: { '@type': 'Person', name: creator } as const }),
    ...(copyright !== undefined && { copyrightNotice: copyright }),
    ...(licence !== undefined && { license: licence }),
  }
}

/**
 * The three crops of a picture that search engines ask for, each with whose it is: their addresses alone where nothing of that is known.
 * @param options.isMadeByAI whether artificial intelligence made it (schema.org digitalSourceType)
 */
export function describeImages(
  picture: Picture,
  origin: string,
  { isMadeByAI = false }: { isMadeByAI?: boolean } = {},
): (string | ImageObject)[] {
  const facts = {
    ...describeRights(picture),
    ...(isMadeByAI && { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' as const }),
  }
  const addresses = describePictures(picture, origin)
  if (Object.keys(facts).length === 0) return addresses
  return addresses.map((contentUrl) => ({ '@type': 'ImageObject', contentUrl, ...facts }))
}
