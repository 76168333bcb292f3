import { join } from 'node:path'
import { createCaller, createStoreCaller } from '@nordlys/contracts'
import { logFailure, loggingSafely, requestBounds, secondMs, systemRandom } from '@nordlys/core'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { addAccountCalls } from './calls/account-calls.ts'
import { addApi } from './calls/api.ts'
import { addContentCalls } from './calls/content-calls.ts'
import { addCookieCalls } from './calls/cookie-calls.ts'
import { addEvents } from './calls/events.ts'
import { addScriptCalls } from './calls/script-calls.ts'
import { addStoreCalls } from './calls/store-calls.ts'
import { boundBodyTime } from './edge/body-time.ts'
import { refuseEndlessAddress } from './edge/bounded-address.ts'
import { analyticsOf, type Origins, originsOf, type SiteConfig } from './edge/config.ts'
import { addErrorHandler } from './edge/error-handler.ts'
import { addHealth } from './edge/health.ts'
import { PageBounds } from './edge/page-limits.ts'
import { refusePlainHttp } from './edge/plain-http.ts'
import { addPolicyReports } from './edge/policy-reports.ts'
import { refusePrefetchedActs } from './edge/refuse-prefetch.ts'
import { refuseRequest, rejectUnknownRequests } from './edge/reject-unknown-requests.ts'
import { newReference } from './edge/request-reference.ts'
import { refuseForeignForms } from './edge/same-origin.ts'
import { commonHeaders, nothingAllowed } from './edge/security-headers.ts'
import { addUploads, isUpload, uploadWholeMs } from './edge/uploads.ts'
import { addDataCopy } from './files/data-copy.ts'
import { addImages } from './files/images.ts'
import { PapersAtOnce } from './files/papers-at-once.ts'
import { addSitemap } from './files/sitemap.ts'
import { addStatement } from './files/statement.ts'
import { addStaticFiles } from './files/static-files.ts'
import { addTheme } from './files/theme.ts'
import { ContentStore } from './neighbours/content.ts'
import { gamesAt } from './neighbours/games.ts'
import { PlayerEvents } from './neighbours/player-events.ts'
import { popularityCache } from './neighbours/popularity-cache.ts'
import { addBuilds } from './pages/builds.ts'
import { pagesOf } from './pages/pages.ts'
import { loadSiteBuild, type SiteBuild } from './pages/site-build.ts'
import { addUnsupported } from './pages/unsupported.ts'

export { type SiteConfig, siteConfigFrom } from './edge/config.ts'

/** The largest form a page takes, in bytes. */
const bodyBytesMax = 256 * 1024
/** The time that an upload's answer may take after its last byte. */
const answerMs = 10 * secondMs

/**
 * The player site: pages made by the built React application, its files, and the few calls a page's
 * script makes. It has no database; what it shows comes from the platform and the game server.
 */
export async function startSite(config: SiteConfig): Promise<AsyncDisposable & { url: string }> {
  const folder = config.buildFolder ?? join(import.meta.dirname, '../build')
  const server = await siteServer(config, await loadSiteBuild(folder))
  await server.listen({ port: config.port, host: config.host })
  return { url: publicUrlOf(config), [Symbol.asyncDispose]: () => server.close() }
}

/** The site's server with a built site, not yet listening; `onRoute` gets each path it answers. */
export async function siteServer(
  given: SiteConfig,
  build: SiteBuild,
  onRoute?: (path: string) => void,
): Promise<FastifyInstance> {
  const config = { ...given, logger: loggingSafely(given.logger) }
  const publicUrl = publicUrlOf(config)
  const origins = originsOf(config, publicUrl)
  const platformDoor = { baseUrl: config.platformUrl, credential: config.serviceCredential }
  const platform = createCaller(platformDoor)
  const content = new ContentStore(platform, config.logger, config.contentPollMs)
  const server = createServer(config, origins)
  if (onRoute) server.addHook('onRoute', ({ path }) => onRoute(path))
  addHealth(server, config)
  const games = gamesAt(config.gamesUrl, config.clock)
  const popularity = popularityCache(platform, config.clock)
  addScriptCalls(server, { platform, popularity, games, clock: config.clock })
  const events = new PlayerEvents(platform, config.logger)
  const bounds = new PageBounds(config.pageLimits, config.clock)
  addEvents(server, { events, bounds, siteOrigin: origins.site })
  const onError = (error: unknown) => logFailure(config.logger, error, 'a store call failed')
  const store = createStoreCaller({ ...platformDoor, onError })
  addApi(server, bounds, (scope) => {
    addContentCalls(scope, { content, platform })
    addAccountCalls(scope, { platform })
    addCookieCalls(scope, content)
    addStoreCalls(scope, store)
  })
  addPolicyReports(server, config.clock)
  addImages(server, platformDoor, bounds)
  addSitemap(server, { games, platform, publicUrl, bounds })
  const papers = new PapersAtOnce()
  addStatement(server, { content, platform, games, clock: config.clock, bounds, papers })
  addDataCopy(server, { content, platform, clock: config.clock, bounds, papers })
  addBuilds(server, build)
  addTheme(server, content)
  addUnsupported(server, { content, platform, clock: config.clock, bounds })
  await addStaticFiles(server, build.clientFolder)
  const answer = pagesOf({
    build,
    content,
    platform,
    store,
    games,
    popularity,
    clock: config.clock,
    random: systemRandom,
    publicUrl,
    origins,
    analyticsUrl: analyticsOf(config),
    bounds,
  })
  addUploads(server, answer)
  server.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer })
  server.addHook('onClose', () => content[Symbol.dispose]())
  // Before the server waits for its connections: a stream never ends by itself.
  server.addHook('preClose', async () => events[Symbol.dispose]())
  return server
}

function publicUrlOf({ publicUrl, port }: SiteConfig): string {
  return publicUrl ?? `http://localhost:${port}`
}

function createServer(config: SiteConfig, origins: Origins): FastifyInstance {
  const headers = { ...commonHeaders(origins), 'content-security-policy': nothingAllowed }
  const server = Fastify({
    loggerInstance: config.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    ...requestBounds,
    // Room for files over a slow connection; what is no file is bounded by itself.
    requestTimeout: uploadWholeMs + answerMs,
    exposeHeadRoutes: false,
    trustProxy: config.trustedProxies ?? false,
    forceCloseConnections: true,
    genReqId: () => newReference(systemRandom),
    routerOptions: { ignoreDuplicateSlashes: true },
    // An address that cannot be read meets no hook of ours.
    frameworkErrors: (_error, _request, reply) => {
      refuseRequest(reply.headers(headers), 400)
    },
  }) as unknown as FastifyInstance
  // Forms are read by the router; here a body is bytes. Nothing but a form is taken.
  server.removeAllContentTypeParsers()
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  server.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  addErrorHandler(server)
  boundBodyTime(server, isUpload)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    await refuseEndlessAddress(request, reply)
    if (!reply.sent) await rejectUnknownRequests(request, reply)
    // A reply awaited is nothing at all, whether it refused or not.
    if (!reply.sent) await refusePlainHttp(request, reply, origins.site)
    if (!reply.sent) await refuseForeignForms(request, reply, origins.site)
    if (!reply.sent) await refusePrefetchedActs(request, reply)
  })
  return server
}
