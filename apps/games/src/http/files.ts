import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ArtShelf, artFolder } from './art-shelf.ts'

/** Every name changes with its content, so no copy is ever asked for again. */
const forever = { immutable: true, maxAge: '365d' } as const

/** Thrown balls of roulette, in a folder whose name changes with them. */
const throwsFolder = new URL('../../public/throws/', import.meta.url)

const addresses = { client: '/client/assets/', throws: '/throws/', art: '/art/' } as const

/** Whether a file is asked for, which is the same for everybody. */
export function isFile({ url }: FastifyRequest): boolean {
  return Object.values(addresses).some((address) => url.startsWith(address))
}

/** The client's built files, the games' pictures and the throws of the wheel. */
export async function registerFiles(app: FastifyInstance, build: URL, art: ArtShelf) {
  await app.register(staticFiles, {
    root: fileURLToPath(new URL('assets/', build)),
    prefix: addresses.client,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    ...forever,
  })
  await app.register(staticFiles, {
    root: fileURLToPath(throwsFolder),
    prefix: addresses.throws,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    ...forever,
  })
  if (!existsSync(artFolder)) return
  app.get<{ Params: { version: string; '*': string } }>(
    `${addresses.art}:version/*`,
    async (request, reply) => {
      const { version, '*': path } = request.params
      const [folder] = /^(themes\/)?[^/]+/.exec(path) ?? []
      if (folder === undefined || !art.isPresent(folder, version)) return reply.callNotFound()
      return reply.sendFile(path, fileURLToPath(artFolder), forever)
    },
  )
}
