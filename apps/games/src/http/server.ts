import { endConnectionsWithServer } from '@nordlys/contracts'
import { refusingOddJson } from '@nordlys/core'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { RoundsContext } from '../rounds/index.ts'
import { openArtShelf } from './art-shelf.ts'
import { findBuiltClient } from './built-client.ts'
import { registerCatalogue } from './catalogue-routes.ts'
import { registerDocument } from './document.ts'
import { registerFiles } from './files.ts'
import { registerGameApi } from './game-api.ts'
import { registerHealth } from './health.ts'

/** Where Vite puts the client. */
const build = new URL('../../build/', import.meta.url)
const bodyBytesMax = 4_096

/** Every address of the program. No cookies and no other origin's script: there is no CORS. */
export async function createServer(
  context: RoundsContext,
  siteUrl: string,
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = context.logger
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
  })
  endConnectionsWithServer(app.server)
  const parser = refusingOddJson(app.getDefaultJsonParser('error', 'error'))
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parser)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    done()
  })
  const { catalogue } = context
  const client = await findBuiltClient(build)
  const art = await openArtShelf(catalogue.offered.map(({ artFolder }) => artFolder))
  registerHealth(app, context, client)
  registerCatalogue(app, catalogue)
  registerDocument(app, { catalogue, client, art, siteUrl })
  registerGameApi(app, context, art)
  if (client) await registerFiles(app, build, art)
  return app
}
