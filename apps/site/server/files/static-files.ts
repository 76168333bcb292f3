import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { nothingAllowed, ofDocuments } from '../edge/security-headers.ts'

const unneeded = [...ofDocuments, 'last-modified', 'accept-ranges']

/** Files whose name carries their content's hash never change; the others are asked about daily. */
export async function addStaticFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      )
      reply.header('content-security-policy', nothingAllowed)
      // Scripts, styles and fonts are no documents: what a document may do says nothing about them.
      // The tag of what never changes says all that its date would.
      if (isHashed) for (const name of unneeded) reply.removeHeader(name)
    },
  })
}
