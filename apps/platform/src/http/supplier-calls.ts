import {
  isWalletMessageGenuine,
  mayBeGenuine,
  supplierAuthenticateRequest,
  supplierBalanceRequest,
  supplierBetAndWinRequest,
  supplierBetRequest,
  supplierEndRoundRequest,
  supplierHeader,
  supplierPaths,
  supplierRollbackRequest,
  supplierRoundStatusRequest,
  supplierWinRequest,
} from '@nordlys/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  authenticateForSupplier,
  balanceForSupplier,
  readRoundStatus,
  type Supplier,
  type SuppliersContext,
  takeBet,
  takeBetAndWin,
  takeEndRound,
  takeRollback,
  takeWin,
} from '../suppliers/index.ts'
import { shownSignature } from './shown-signature.ts'
import { encodeAnswer, parseWholeJson } from './signed-json.ts'

/** The longest message is a tenth of it. */
const supplierBodyBytesMax = 8_192

/**
 * The supplier protocol. A message counts only with its supplier's signature over the very bytes
 * received (401), then only in the protocol's shape (400); every answer to a message is 200.
 */
export function registerSupplierCalls(app: FastifyInstance, context: SuppliersContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: supplierBodyBytesMax },
      (_request, body, done) => done(null, body),
    )
    const take = serving(scope, context)
    take(supplierPaths.authenticate, supplierAuthenticateRequest, (by, { launchToken }) =>
      authenticateForSupplier(context, by, launchToken),
    )
    take(supplierPaths.balance, supplierBalanceRequest, (by, asked) =>
      balanceForSupplier(context, by, asked),
    )
    take(supplierPaths.bet, supplierBetRequest, (by, asked) => takeBet(context, by, asked))
    take(supplierPaths.win, supplierWinRequest, (by, asked) => takeWin(context, by, asked))
    take(supplierPaths.betAndWin, supplierBetAndWinRequest, (by, asked) =>
      takeBetAndWin(context, by, asked),
    )
    take(supplierPaths.rollback, supplierRollbackRequest, (by, asked) =>
      takeRollback(context, by, asked),
    )
    take(supplierPaths.endRound, supplierEndRoundRequest, (by, asked) =>
      takeEndRound(context, by, asked),
    )
    take(supplierPaths.roundStatus, supplierRoundStatusRequest, (by, asked) =>
      readRoundStatus(context, by, asked),
    )
  })
}

function serving(scope: FastifyInstance, context: SuppliersContext) {
  const { clock } = context.play
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const isNamed = namedBy(context, request) !== undefined
    const mayBe = isNamed && mayBeGenuine(shownSignature(request), clock.now().getTime())
    return mayBe ? undefined : refuseStranger(reply)
  }
  return <Request extends z.ZodType>(
    path: string,
    shape: Request,
    handle: (by: Supplier, asked: z.output<Request>) => Promise<object>,
  ): void => {
    scope.post(path, { onRequest }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const by = senderOf(context, request, path, body)
      if (!by) return refuseStranger(reply)
      const asked = shape.safeParse(parseWholeJson(body))
      if (!asked.success) return reply.code(400).send({ error: 'not a message of this protocol' })
      return reply.type('application/json').send(encodeAnswer(await handle(by, asked.data)))
    })
  }
}

/** The supplier who signed these bytes just now; undefined when none did. */
function senderOf(
  context: SuppliersContext,
  request: FastifyRequest,
  path: string,
  body: string,
): Supplier | undefined {
  const named = namedBy(context, request)
  if (!named) return undefined
  const message = { ...shownSignature(request), path, body }
  const nowMs = context.play.clock.now().getTime()
  return isWalletMessageGenuine(named.secret, message, nowMs) ? named : undefined
}

function namedBy({ suppliers }: SuppliersContext, { headers }: FastifyRequest) {
  return suppliers.find((supplier) => supplier.name === headers[supplierHeader])
}

function refuseStranger(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ error: 'signature' })
}
