import type { FastifyInstance } from 'fastify'
import { parsePictureAddress } from '@liberta/contracts/media/picture-address'
import { MEDIA_KIND } from '../../faults/call-counter.ts'
import type { PictureRenderer } from '../../pictures/render-picture.ts'
import { matchesEntityTag } from '../http/entity-tag.ts'
import type { MessDesk } from '../mess/mess-desk.ts'
import { readPictureId } from '../mess/thing-mess.table.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves renditions of pictures (docs/naxos.md, Pictures): a picture never changes, a new one has a new id. */
export function addMediaRoute(scope: FastifyInstance, renderer: PictureRenderer, messDesk: MessDesk): void {
  scope.get('/media/:id/:rendition', { config: { kind: MEDIA_KIND } }, async (request, reply) => {
    const { id, rendition: wanted } = request.params as Record<'id' | 'rendition', string>
    const rendition = parsePictureAddress(`/media/${encodeURIComponent(readPictureId(id))}/${wanted}`)
    if (!rendition) return reply.code(400).send({ error: 'bad_request' })
    const picture = await renderer.render(rendition)
    if (!picture) return reply.code(404).send({ error: 'not_found' })
    reply.header('etag', picture.etag).header('cache-control', IMMUTABLE)
    if (matchesEntityTag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send()
    const sent = messDesk.of(MEDIA_KIND).mess?.spoilPicture(request.url, picture) ?? picture
    return reply
      .type(sent.type)
      .headers('headers' in sent ? (sent.headers ?? {}) : {})
      .send(sent.body)
  })
}
