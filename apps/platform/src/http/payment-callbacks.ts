import { playerId } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseDecimalAmount, readExpiryMonth } from '../outside/index.ts'
import {
  last4Of,
  type PaymentAction,
  type PaymentMessage,
  type PaymentsContext,
  receivePaymentMessage,
  verifyUser,
} from '../payments/index.ts'
import { type Edge, isSameSecret } from './edge.ts'

const actions: readonly PaymentAction[] = ['authorize', 'transfer', 'cancel']

/**
 * PaymentIQ's four calls to us. Without its credential nothing is read; a body that is not one of
 * its messages is 400, so that it is sent again; every answer to a message is 200.
 */
export function registerPaymentCallbacks(edge: Pick<Edge, 'app'>, context: PaymentsContext): void {
  const { app } = edge
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    isProvider(context, request) ? undefined : refuseStranger(reply)
  app.post('/outside/payments/verifyuser', { onRequest }, async (request, reply) => {
    const fields = fieldsOf(request.body)
    const { sessionId, userId } = fields
    if (!isText(sessionId) || !isText(userId)) return refuseNonsense(context, reply, 'verifyuser')
    return verifyUser(context, { sessionId, userId })
  })
  for (const action of actions) {
    app.post(`/outside/payments/${action}`, { onRequest }, async (request, reply) => {
      const message = readMessage(action, fieldsOf(request.body))
      if (!message) return refuseNonsense(context, reply, action)
      return receivePaymentMessage(context, action, message)
    })
  }
}

function isProvider({ settings }: PaymentsContext, request: FastifyRequest): boolean {
  const { callbackUser, callbackPassword } = settings
  const pair = Buffer.from(`${callbackUser}:${callbackPassword}`).toString('base64')
  return isSameSecret(request.headers.authorization ?? '', `Basic ${pair}`)
}

function refuseStranger(reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'unknown credential' })
}

function refuseNonsense(context: PaymentsContext, reply: FastifyReply, action: string) {
  context.log.warn({ action }, 'the payment provider sent a message that is not one')
  return reply.code(400).send({ error: `not a message of ${action}` })
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(body: unknown): Fields {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isObject ? Object.fromEntries(Object.entries(body)) : {}
}

const textMax = 200

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= textMax
}

function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return isText(value) ? value : undefined
}

/** Amounts are above zero: a withdrawal of PaymentIQ's, which we do not use, would be below. */
function readMessage(action: PaymentAction, fields: Fields): PaymentMessage | undefined {
  const { userId, txId, txAmount, txAmountCy } = fields
  if (!isText(userId) || !/^[1-9]\d{0,8}$/.test(userId)) return undefined
  if (!isText(txId) || !/^[\w-]{1,64}$/.test(txId)) return undefined
  if (!isText(txAmount) || txAmountCy !== 'DKK') return undefined
  const amountOre = parseDecimalAmount(txAmount)
  if (!amountOre) return undefined
  return {
    userId,
    playerId: playerId(Number(userId)),
    txId,
    amountOre,
    reference: optionalText(fieldsOf(fields.attributes), 'reference'),
    sessionId: action === 'authorize' ? optionalText(fields, 'sessionId') : undefined,
    statusCode: action === 'cancel' ? Number(optionalText(fields, 'statusCode')) : undefined,
    card: {
      brand: optionalText(fields, 'pspService') ?? null,
      last4: last4Of(optionalText(fields, 'maskedAccount')),
      expiryMonth:
        readExpiryMonth(optionalText(fields, 'expiryYear'), optionalText(fields, 'expiryMonth')) ??
        null,
    },
    account: readAccount(fields),
  }
}

function readAccount(fields: Fields): PaymentMessage['account'] {
  const token = optionalText(fields, 'accountId')
  return token === undefined ? undefined : { token, holder: optionalText(fields, 'accountHolder') }
}
