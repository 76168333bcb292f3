import { endConnectionsWithServer } from '@nordlys/contracts'
import {
  judgeFailure,
  logFailure,
  loggingSafely,
  refusingOddJson,
  requestBounds,
} from '@nordlys/core'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import { keepSealing } from './audit/index.ts'
import { isUnstorableText, platformSchema, refuseNewer } from './db/index.ts'
import { registerBonusCalls } from './http/bonuses-calls.ts'
import { registerClosingCalls } from './http/closing-calls.ts'
import { registerContentCalls } from './http/content-calls.ts'
import { registerContentImages } from './http/content-images.ts'
import type { Edge, Freshen } from './http/edge.ts'
import { registerFiguresCalls } from './http/figures-calls.ts'
import { registerHistoryCalls } from './http/history-calls.ts'
import { registerIdentityPapersCalls } from './http/identity-papers-calls.ts'
import { registerJackpotCalls } from './http/jackpot-calls.ts'
import { registerLetterCalls } from './http/letter-calls.ts'
import { registerLimitsCalls } from './http/limits-calls.ts'
import { registerGamesCalls } from './http/lobby-calls.ts'
import { registerMarkersCalls } from './http/markers-calls.ts'
import { registerMissionCalls } from './http/missions-calls.ts'
import { registerMobilePayEvents } from './http/mobile-pay-events.ts'
import { registerPaymentCallbacks } from './http/payment-callbacks.ts'
import { registerPaymentCalls } from './http/payments-calls.ts'
import { registerPersonalDataCalls } from './http/personal-data-calls.ts'
import { registerPlayCalls } from './http/play-calls.ts'
import { registerPlayNoticeCalls } from './http/play-notice-calls.ts'
import { registerPlayerBonusCalls } from './http/player-bonuses-calls.ts'
import { registerPlayersCalls } from './http/players-calls.ts'
import { registerReconciliationCalls } from './http/reconciliation-calls.ts'
import { registerStaffCalls } from './http/staff-calls.ts'
import { registerStoreCalls } from './http/store-calls.ts'
import { registerSupplierCalls } from './http/supplier-calls.ts'
import { registerSupportCalls } from './http/support-calls.ts'
import { registerWageringNoticeCalls } from './http/wagering-notice-calls.ts'
import { registerWalletCalls } from './http/wallet-calls.ts'
import { startJobs } from './jobs/index.ts'
import type { PlatformConfig } from './parts/config.ts'
import { createContext, type PlatformContext } from './parts/context.ts'
import { vaultKeys } from './parts/players.ts'
import { closeAndPayOut, createWithdrawal, hasDeposited } from './payments/index.ts'
import { confirmCopy, confirmErasure } from './personal-data/index.ts'
import { checkKeyFingerprint, readSession, withFreshRofus } from './players/index.ts'
import { findEmployee } from './staff/index.ts'

const bodyBytesMax = 1_048_576
/** A copy whose clock is further off the database's than this is not ready. */
const clockDriftMaxMs = 1_000

/** Starts the platform on a migrated database; the address is where it listens. */
export async function startPlatform(
  given: PlatformConfig,
): Promise<AsyncDisposable & { url: string; context: PlatformContext }> {
  const logger = loggingSafely(given.logger)
  const config = { ...given, logger }
  await refuseNewer(config.databaseUrl, platformSchema)
  await using stack = new AsyncDisposableStack()
  const context = await createContext(config)
  stack.defer(() => context.db.destroy())
  stack.use(context.commits)
  await checkKeyFingerprint(context.db, vaultKeys(config))
  // Opened before the app and so closed after it: the last line it wrote is sealed as well.
  if (config.tickMs !== 0) stack.use(keepSealing(context.sealer))
  const app = createApp(config, context)
  stack.defer(() => app.close())
  if (config.tickMs !== 0) stack.use(await startJobs(context.jobs))
  const url = await app.listen({ port: config.port, host: config.host })
  const opened = stack.move()
  return { url, context, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

function createApp(config: PlatformConfig, context: PlatformContext): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = config.logger
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    ...requestBounds,
    forceCloseConnections: 'idle',
  })
  endConnectionsWithServer(app.server)
  // Nothing is read of who asks for what is not there. [FLT-22]
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? reply.code(404).send({ error: 'not found' }) : undefined,
  )
  const parser = refusingOddJson(app.getDefaultJsonParser('error', 'error'))
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parser)
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const failure = judgeFailure(request.log, error, isUnstorableText(error))
    // [FLT-23]
    if (failure === 'outage') {
      return reply.code(503).header('retry-after', '1').send({ error: 'no database' })
    }
    if (failure === 'theirs') {
      return reply.code(error.statusCode ?? 400).send({ error: 'not understood' })
    }
    return reply.code(500).send({ error: 'crashed', reference: request.id })
  })
  registerHealth(app, config, context)
  const { clock, secrets } = config
  const edge: Edge = {
    app,
    clock,
    serviceCredentials: secrets.serviceCredentials,
    findEmployee: (credential) => findEmployee(context.db, credential),
    findSession: (credential, at) => readSession(context.players, credential, false, at),
  }
  registerCalls(edge, context)
  const { wallet, tables, play, longReads } = context
  const { walletSecret } = secrets
  registerWalletCalls({ app, clock, walletSecret, wallet, tables, play, longReads })
  registerSupplierCalls(app, context.suppliers)
  return app
}

/** Every call of the site, of staff and of the payment providers. */
function registerCalls(edge: Edge, context: PlatformContext): void {
  const { app, clock } = edge
  registerBonusCalls(edge, context)
  registerClosingCalls(edge, context.payments)
  registerContentCalls(edge, { db: context.db, clock })
  registerContentImages(edge, context)
  registerIdentityPapersCalls(edge, context)
  registerGamesCalls(edge, context)
  registerMissionCalls(edge, context)
  registerJackpotCalls(edge, context)
  registerLetterCalls(edge, context)
  registerLimitsCalls(edge, context)
  registerMarkersCalls(edge, context)
  registerPlayerBonusCalls(edge, { ...context, clock })
  registerWageringNoticeCalls(edge, context)
  registerPlayersAndActs(edge, context)
  const freshen: Freshen = (session, at) => withFreshRofus(context.players, session, at)
  registerPaymentCalls(edge, context.payments, freshen)
  registerPlayCalls(edge, context.play, freshen)
  registerPlayNoticeCalls(edge, context, freshen)
  registerHistoryCalls(edge, context)
  registerFiguresCalls(edge, context)
  registerPersonalDataCalls(edge, context)
  registerPaymentCallbacks(edge, context.payments)
  registerMobilePayEvents(app, context.payments)
  registerReconciliationCalls(edge, context)
  registerStaffCalls(edge, context)
  registerStoreCalls(edge, context)
  registerSupportCalls(edge, context)
}

/** The calls about who a player is, with the acts that are confirmed with MitID. */
function registerPlayersAndActs(edge: Edge, context: PlatformContext): void {
  registerPlayersCalls(edge, {
    players: context.players,
    hasDeposited: (player) => hasDeposited(context.db, player),
    createWithdrawal: (asked) => createWithdrawal(context.payments, asked),
    closeAndPayOut: (asked) => closeAndPayOut(context.payments, context.players, asked),
    confirmCopy: (asked) => confirmCopy(context.personalData, asked),
    confirmErasure: (asked) => confirmErasure(context.personalData, asked),
  })
}

function registerHealth(
  app: FastifyInstance,
  { clock }: PlatformConfig,
  { db, commits }: PlatformContext,
): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (request, reply) => {
    try {
      const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db)
      const driftMs = Math.abs((rows[0]?.at.getTime() ?? 0) - clock.now().getTime())
      if (driftMs > clockDriftMaxMs) {
        return reply.code(503).send({ ok: false, because: 'the clock differs from the database’s' })
      }
      if (await commits.hasLane()) return { ok: true }
      return reply.code(503).send({ ok: false, because: 'no ledger lane is free' })
    } catch (error) {
      logFailure(request.log, error, 'the database does not answer')
      return reply.code(503).send({ ok: false, because: 'the database does not answer' })
    }
  })
}
