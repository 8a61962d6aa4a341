import { buildPictureAddress, parsePictureAddress } from '@liberta/contracts/media/picture-address'
import { pictureIdSchema } from '@liberta/contracts/media/picture.schema'
import { announcePictureGone } from '@liberta/platform/read-models/announce-picture'
import { z } from 'zod'
import { defineAction } from './action.types.ts'

/** The id of a picture, as it is or as it stands in an address of the picture. */
const pictureSchema = z
  .string()
  .trim()
  .transform((given) => parsePictureAddress(given.replace(/^https?:\/\/[^/]*/, ''))?.id ?? given)
  .refine(
    (id) => !id.startsWith('/media/') && !/^https?:/.test(id),
    'expected an address of the site, /media/…/16x9-1200.jpg, or an id',
  )
  .pipe(pictureIdSchema)

/** Has everything that keeps a photograph which was taken away in the CMS delete it. */
export const forgetPictureAction = defineAction({
  title: 'Forget a picture',
  what:
    'Deletes a picture in all its forms from the disks of all frontends, and from the cache in front that is purged. Delete it in the CMS first: ' +
    'what the CMS still gives comes back with the next reader.',
  arguments: z.strictObject({ picture: pictureSchema }),
  fields: { picture: { label: 'Address or id of the picture', example: '/media/IMG_2026.4/16x9-1200.jpg' } },
  preview({ picture }) {
    const address = buildPictureAddress({ id: picture, ratio: '16x9', width: 1200, format: 'jpg' })
    return Promise.resolve(
      `Picture ${picture} (${address}, and all its other forms) would be deleted wherever it is kept.`,
    )
  },
  async run({ picture }, { store, cache }) {
    await announcePictureGone(store, cache, picture)
    return `Picture ${picture} is deleted by all frontends and by the cache in front that is purged. See whether its address answers 404.`
  },
})
