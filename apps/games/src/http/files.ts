import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type ArtShelf, artFolder } from './art-shelf.ts'

/** Every name changes with its content, so no copy is ever asked for again. */
const forever = { immutable: true, maxAge: '365d' } as const

/** Thrown balls of roulette, in a folder whose name changes with them. */
const throwsFolder = new URL('../../public/throws/', import.meta.url)

/** The client's built files, the games' pictures and the throws of the wheel. */
export async function registerFiles(app: FastifyInstance, build: URL, art: ArtShelf) {
  await app.register(staticFiles, {
    root: fileURLToPath(new URL('assets/', build)),
    prefix: '/client/assets/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    ...forever,
  })
  await app.register(staticFiles, {
    root: fileURLToPath(throwsFolder),
    prefix: '/throws/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    ...forever,
  })
  if (!existsSync(artFolder)) return
  app.get<{ Params: { version: string; '*': string } }>(
    '/art/:version/*',
    async (request, reply) => {
      const { version, '*': path } = request.params
      const [folder] = /^(themes\/)?[^/]+/.exec(path) ?? []
      if (folder === undefined || !art.isPresent(folder, version)) return reply.callNotFound()
      return reply.sendFile(path, fileURLToPath(artFolder), forever)
    },
  )
}
