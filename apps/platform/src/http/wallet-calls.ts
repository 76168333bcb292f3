import {
  authenticateRequest,
  balanceRequest,
  closedPlayersRequest,
  finishRequest,
  isWalletMessageGenuine,
  loginsRequest,
  mayBeGenuine,
  openTableRoundsRequest,
  replayRequest,
  roundRequest,
  roundsRequest,
  type SettleResult,
  settleRequest,
  tableReplayRequest,
  tableWalletPaths,
  takeBackRequest,
  takeRequest,
  tellLaterRequest,
  voidRequest,
  walletPaths,
} from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import { logFailure } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { LedgerBusyError, type LongReads } from '../ledger/index.ts'
import {
  authenticate,
  type GameWallet,
  type PlayContext,
  playerRefOf,
  replay,
  replayAtTable,
  type TableWallet,
} from '../play/index.ts'
import { listClosed } from '../players/index.ts'
import { shownSignature } from './shown-signature.ts'
import { encodeAnswer, parseJson } from './signed-json.ts'

export interface WalletEdge {
  app: FastifyInstance
  clock: Clock
  walletSecret: string
  wallet: GameWallet
  tables: TableWallet
  play: PlayContext
  /** They make room for play. */
  longReads: LongReads
}

/**
 * The wallet protocol. A message counts only with its signature over the very bytes received, so
 * the body is kept as text until that is checked.
 */
export function registerWalletCalls(edge: WalletEdge): void {
  const { wallet, play } = edge
  edge.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    serve(scope, edge, walletPaths.authenticate, authenticateRequest, ({ launchToken }) =>
      authenticate(play, launchToken),
    )
    serve(scope, edge, walletPaths.balance, balanceRequest, ({ playSession }) =>
      wallet.balance(playSession),
    )
    serve(scope, edge, walletPaths.rounds, roundsRequest, ({ playSession, limit }) =>
      wallet.rounds(playSession, limit),
    )
    serve(scope, edge, walletPaths.round, roundRequest, ({ playSession, key }) =>
      wallet.round(playSession, key),
    )
    serve(scope, edge, walletPaths.replay, replayRequest, ({ replayToken }) =>
      replay(play, replayToken),
    )
    serve(scope, edge, walletPaths.settle, settleRequest, async ({ rounds }) => ({
      results: await Promise.all(
        rounds.map((round): Promise<SettleResult> => wallet.settle(round)),
      ),
    }))
    serve(scope, edge, walletPaths.tellLater, tellLaterRequest, async (asked) => {
      await wallet.tellLater(asked)
      return { ok: true }
    })
    serveTables(scope, edge)
  })
}

function serveTables(scope: FastifyInstance, edge: WalletEdge): void {
  const { tables } = edge
  serve(scope, edge, tableWalletPaths.take, takeRequest, async ({ stakes }) => ({
    results: await answeredOf(
      edge,
      stakes.map((stake) => tables.take(stake)),
    ),
  }))
  serve(scope, edge, tableWalletPaths.finish, finishRequest, async ({ ends }) => ({
    results: await answeredOf(
      edge,
      ends.map((end) => tables.finish(end)),
    ),
  }))
  serve(scope, edge, tableWalletPaths.void, voidRequest, async ({ round }) => ({
    result: await tables.void(round),
  }))
  serve(scope, edge, tableWalletPaths.takeBack, takeBackRequest, async ({ key }) => {
    await tables.takeBack(key)
    return { ok: true }
  })
  serve(scope, edge, tableWalletPaths.logins, loginsRequest, async ({ playSessions }) => ({
    results: await tables.logins(playSessions),
  }))
  serve(scope, edge, tableWalletPaths.closed, closedPlayersRequest, async ({ from }) => ({
    players: (await listClosed(edge.play.db, from)).map(({ playerId, closedAt }) => ({
      playerRef: playerRefOf(edge.play, playerId),
      closedAt,
    })),
  }))
  serve(scope, edge, tableWalletPaths.replay, tableReplayRequest, ({ replayToken }) =>
    replayAtTable(edge.play, replayToken),
  )
  serve(scope, edge, tableWalletPaths.open, openTableRoundsRequest, async ({ after }) => ({
    rounds: await tables.open(after),
  }))
}

/** Each stands or falls alone: what failed is left out, and asked again under its key. */
async function answeredOf<Answer>(
  { app }: WalletEdge,
  asked: readonly Promise<Answer>[],
): Promise<Answer[]> {
  const settled = await Promise.allSettled(asked)
  return settled.flatMap((each) => {
    if (each.status === 'fulfilled') return [each.value]
    logFailure(app.log, each.reason, 'a round at a table was not answered')
    return []
  })
}

function serve<Request extends z.ZodType>(
  scope: FastifyInstance,
  edge: WalletEdge,
  path: string,
  shape: Request,
  handle: (request: z.output<Request>) => Promise<object>,
): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    mayBeGenuine(shownSignature(request), edge.clock.now().getTime())
      ? undefined
      : refuseStranger(reply)
  scope.post(path, { onRequest }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : ''
    if (!isGenuine(edge, request, path, body)) return refuseStranger(reply)
    const asked = shape.safeParse(parseJson(body))
    if (!asked.success) return reply.code(400).send({ error: 'not a message of this protocol' })
    edge.longReads.notePlay()
    try {
      return reply.type('application/json').send(encodeAnswer(await handle(asked.data)))
    } catch (error) {
      if (error instanceof LedgerBusyError) return busy(reply)
      throw error
    }
  })
}

function isGenuine(edge: WalletEdge, request: FastifyRequest, path: string, body: string): boolean {
  const message = { ...shownSignature(request), path, body }
  return isWalletMessageGenuine(edge.walletSecret, message, edge.clock.now().getTime())
}

function refuseStranger(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ error: 'signature' })
}

function busy(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '1').send({ error: 'busy' })
}
