import { endConnectionsWithServer } from '@nordlys/contracts'
import { isPrefetch, judgeFailure, refusingOddJson, requestBounds } from '@nordlys/core'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { findListedLive } from '../catalogue/index.ts'
import { type LiveTables, type LiveTime, openLive } from '../live/index.ts'
import type { RoundsContext } from '../rounds/index.ts'
import { openTables } from '../tables/index.ts'
import { openArtShelf } from './art-shelf.ts'
import { findBuiltClients } from './built-client.ts'
import { registerCatalogue } from './catalogue-routes.ts'
import { registerDefinitions } from './definition-routes.ts'
import { registerDocument } from './document.ts'
import { isFile, registerFiles } from './files.ts'
import { type FreeLimits, FreePlayLimits } from './free-limits.ts'
import { registerGameApi } from './game-api.ts'
import { gameEdge } from './game-edge.ts'
import { registerHealth } from './health.ts'
import { registerLiveApi } from './live-api.ts'
import { registerLiveLines } from './live-lines.ts'
import { registerLiveLobby } from './live-lobby.ts'
import { registerTableApi } from './table-api.ts'

/** Where Vite puts the client. */
const build = new URL('../../build/', import.meta.url)
const bodyBytesMax = 4_096

/** On every answer. None is kept but what says so itself, being the same for everybody. [FLT-88] */
const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** The origins that may frame a game, the trusted proxies, and how much one network may ask for. */
interface ServerEdge {
  siteUrl: string
  trustedProxies?: string | undefined
  freeLimits?: Partial<FreeLimits> | undefined
  /** Which tables may be opened; by default those that are listed. */
  isTableListed?: ((gameId: string) => boolean) | undefined
  /** Of live tables; by default the system's. */
  time?: LiveTime | undefined
}

/** Every address of the program. No cookies and no other origin's script: there is no CORS. */
export async function createServer(
  context: RoundsContext,
  { siteUrl, trustedProxies, freeLimits, isTableListed: isListed, time }: ServerEdge,
): Promise<{ app: FastifyInstance; live: LiveTables }> {
  const logger: FastifyBaseLogger = context.logger
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    ...requestBounds,
    trustProxy: trustedProxies ?? false,
  })
  endConnectionsWithServer(app.server)
  const parser = refusingOddJson(app.getDefaultJsonParser('error', 'error'))
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parser)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(commonHeaders)
    done()
  })
  // Nothing is read of who asks for what is not there. [FLT-22]
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? reply.code(404).send({ error: 'not found' }) : undefined,
  )
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request) || !isPrefetch(request.headers)) return undefined
    // A game is opened by a player and not on a browser's guess. [FLT-89]
    return reply.code(503).send({ error: 'not on a guess' })
  })
  answerFailures(app)
  const { catalogue } = context
  const clients = await findBuiltClients(build)
  const art = await openArtShelf(catalogue.offered.map(({ artFolder }) => artFolder))
  registerHealth(app, context, clients)
  const limits = new FreePlayLimits(freeLimits, context.clock)
  registerCatalogue(app, catalogue, limits)
  const tables = openTables({ ...context, isListed })
  const { tableOf, kindOf } = tables
  const { definitions } = tables.tables
  const isLive = isListed ?? ((gameId: string) => findListedLive(gameId) !== undefined)
  const live = openLive({ ...context, definitions, isListed: isLive, time })
  const { gameOf: liveOf } = live
  registerDocument(app, { catalogue, tableOf, liveOf, kindOf, clients, art, siteUrl, limits })
  const currentTableHash = (gameId: string) => (liveOf(gameId) ?? tableOf(gameId))?.hash
  registerDefinitions(app, { catalogue, definitions, currentTableHash }, limits)
  const edge = gameEdge(context, limits)
  registerGameApi(app, context, edge, art)
  registerTableApi(app, { ...context, ...tables }, edge)
  registerLiveApi(app, { context: { ...context, ...tables }, live }, edge)
  registerLiveLobby(app, live)
  const { clock, random, tokenSecret } = context
  registerLiveLines(app, { live, clock, random, secret: tokenSecret, limits })
  if (clients) await registerFiles(app, build, art)
  return { app, live }
}

/** A failure says nothing of its cause; one of the database is an outage and no bug. [FLT-23] */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const failure = judgeFailure(request.log, error, false)
    if (failure === 'outage') {
      return reply.code(503).header('retry-after', '1').send({ error: 'no database' })
    }
    if (failure === 'theirs') return reply.send(error)
    return reply.code(500).send({ error: 'crashed', reference: request.id })
  })
}
