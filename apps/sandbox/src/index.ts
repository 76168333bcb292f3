import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loggingSafely, requestBounds, systemClock, systemRandom } from '@nordlys/core'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { controlRoutes } from './control/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { mitidRoutes } from './mitid/routes.ts'
import { mobilePayRoutes } from './mobilepay/routes.ts'
import { nemkontoRoutes } from './nemkonto/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { rofusRoutes } from './rofus/routes.ts'
import { Agenda } from './shell/agenda.ts'
import { serveAssets } from './shell/assets.ts'
import {
  defaultCallbackCredential,
  defaultDelays,
  defaultSecrets,
  defaultSupplier,
  type SandboxConfig,
} from './shell/config.ts'
import { Forced } from './shell/forced.ts'
import { Planted } from './shell/planted.ts'
import type { Sandbox } from './shell/sandbox.ts'
import { supplierRoutes } from './supplier/routes.ts'

export { signedHeaders } from './mobilepay/post-webhook.ts'
export {
  type SandboxConfig,
  sandboxConfigFrom,
} from './shell/config.ts'

/** Only callers on this machine reach the stand-ins: their secrets are known to everybody. */
const host = '127.0.0.1'

/** Opens the stand-ins for all outside parties at one address. Disposing closes every connection. */
export async function startSandbox(
  config: SandboxConfig,
): Promise<AsyncDisposable & { url: string }> {
  // The broker has to know its own address before it can be made, so the socket is opened first.
  const { requestTimeout, http } = requestBounds
  const server = createServer({ requestTimeout, ...http })
  const address = await listen(server, config.port)
  const sandbox = sandboxAt(config.publicUrl ?? address, config)
  const app = appOf(sandbox)
  await app.ready()
  server.on('request', (request, response) => app.routing(request, response))
  return {
    url: sandbox.url,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await sandbox.agenda.close()
      await app.close()
    },
  }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      // A TCP server that listens has an address of this kind.
      const { port: taken } = server.address() as AddressInfo
      resolve(`http://${host}:${taken}`)
    })
  })
}

function sandboxAt(url: string, config: SandboxConfig): Sandbox {
  const logger = config.logger && loggingSafely(config.logger)
  return {
    url: url.replace(/\/$/, ''),
    siteUrl: config.siteUrl.replace(/\/$/, ''),
    platformUrl: config.platformUrl.replace(/\/$/, ''),
    clock: config.clock ?? systemClock,
    random: config.random ?? systemRandom,
    secrets: { ...defaultSecrets, ...config.secrets },
    paymentCallbackCredential: config.paymentCallbackCredential ?? defaultCallbackCredential,
    supplier: config.supplier ?? defaultSupplier,
    delays: { ...defaultDelays, ...config.delays },
    forced: new Forced(),
    planted: new Planted(),
    agenda: new Agenda(logger),
    stateFolder: config.stateFolder,
    logger,
  }
}

function appOf(sandbox: Sandbox): FastifyInstance {
  const { logger } = sandbox
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  })
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', () => ({ ok: true }))
  serveAssets(app)
  const payments = paymentRoutes(app, sandbox)
  const nemkonto = nemkontoRoutes(app, sandbox)
  const supplier = supplierRoutes(app, sandbox)
  const mobilePay = mobilePayRoutes(app, sandbox)
  const resets = [
    mitidRoutes(app, sandbox),
    payments.reset,
    messageRoutes(app, sandbox),
    nemkonto.reset,
    supplier.reset,
    mobilePay.reset,
  ]
  rofusRoutes(app, sandbox)
  controlRoutes(app, sandbox, { nemkonto, owners: [payments, supplier, mobilePay], resets })
  return app
}
