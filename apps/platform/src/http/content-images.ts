import { contentImagesPath } from '@nordlys/contracts'
import fresh from 'fresh'
import { findImage, findImageHash } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import { type Edge, isFrom } from './edge.ts'

/** Gives out the content store's pictures to the site. */
export function registerContentImages(edge: Edge, { db }: { db: Db }): void {
  edge.app.get<{ Params: { name: string } }>(
    `${contentImagesPath}:name`,
    async (request, reply) => {
      if (!isFrom(edge, request, ['site']))
        return reply.code(403).send({ error: 'unknown credential' })
      const { name } = request.params
      // The site passes the browser's If-None-Match on as it came: a list of ETags, weak ones, or `*`. The
      // site's fetch adds `Cache-Control: no-cache`, which `fresh` must not see: no picture would be fresh.
      const asked = { 'if-none-match': request.headers['if-none-match'] }
      if (asked['if-none-match'] !== undefined) {
        const etag = etagOf(await findImageHash(db, name))
        if (etag && fresh(asked, { etag })) return reply.header('etag', etag).code(304).send()
      }
      const image = await findImage(db, name)
      if (!image) return reply.code(404).send({ error: 'no such picture' })
      return reply.header('etag', etagOf(image.sha256)).type(image.type).send(image.bytes)
    },
  )
}

function etagOf(sha256: string | undefined): string | undefined {
  return sha256 && `"${sha256}"`
}
