import { contentImagesPath } from '@nordlys/contracts'
import { findImage } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import { isFromAProgram, type Rim } from './rim.ts'

/** Gives out the content store's pictures to our own programs. */
export function registerContentImages(rim: Rim, { db }: { db: Db }): void {
  rim.app.get<{ Params: { name: string } }>(`${contentImagesPath}:name`, async (request, reply) => {
    if (!isFromAProgram(rim, request)) return reply.code(403).send({ error: 'unknown credential' })
    const image = await findImage(db, request.params.name)
    if (!image) return reply.code(404).send({ error: 'no such picture' })
    const etag = `"${image.sha256}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(image.type).send(image.bytes)
  })
}
