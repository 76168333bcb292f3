import type { FastifyInstance } from 'fastify'
import { prerenderedPaths } from './shared-addresses.ts'
import type { BuildFacts } from './site-build.ts'

/**
 * Which build this copy of the site serves, and what it is made of: a browser that asks knows when
 * its own is old. [API-04, NAV-05]
 */
export function addBuilds(server: FastifyInstance, build: BuildFacts): void {
  server.get('/builds/latest.json', async () => ({ id: build.id }))

  server.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    // Any other build is another copy's, or none's.
    if (request.params.file !== `${build.id}.json`) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return { id: build.id, routes: build.routes, prerendered: prerenderedPaths }
  })
}
