import { systemRandom } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { enqueue, enqueuing } from '../jobs/index.ts'
import { createMobilePay, createNemKonto, createPaymentProvider } from '../outside/index.ts'
import {
  actOnEventTask,
  createCard,
  createMobilePayMethod,
  defaultPaymentSettings,
  type PaymentsContext,
} from '../payments/index.ts'
import { type PlayersContext, startStepUp } from '../players/index.ts'
import { cardTokens } from './card-tokens.ts'
import type { PlatformConfig } from './config.ts'
import { derivedKey } from './derived-key.ts'
import { paymentPlayers } from './payment-players.ts'

export function createPaymentsContext(
  config: PlatformConfig,
  db: Db,
  players: PlayersContext,
): PaymentsContext {
  const { clock, outside, secrets, random = systemRandom } = config
  const { merchantId, callbackUser, callbackPassword, url } = outside.payments
  const { url: baseUrl, merchantSerialNumber, webhookUrl, ...client } = outside.mobilePay
  const mobilePay = createMobilePay({ ...client, baseUrl, merchantSerialNumber, clock })
  const settings = {
    ...defaultPaymentSettings,
    merchantId,
    cashierUrl: `${url.replace(/\/$/, '')}/cashier`,
    cashierKey: derivedKey(secrets.lookupKey, 'cashier sessions'),
    callbackUser,
    callbackPassword,
    mobilePay: { merchantSerialNumber, webhookUrl },
    ...config.payments,
  }
  const provider = createPaymentProvider({ ...outside.payments, baseUrl: url })
  const log = config.logger.child({ module: 'payments' })
  const cards = { db, clock, random, log, cardTokens: cardTokens(players.vault), ...settings }
  return {
    db,
    clock,
    random,
    log,
    settings,
    methods: {
      card: createCard(cards, provider),
      mobile_pay: createMobilePayMethod({ db, siteUrl: config.siteUrl, ...settings }, mobilePay),
    },
    nemkonto: createNemKonto({ ...outside.nemkonto, baseUrl: outside.nemkonto.url }),
    players: paymentPlayers(players),
    enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
    eventJob: (eventId) => enqueuing(actOnEventTask, 'eventId', eventId),
    alarm: (tx, { subject, lines }) =>
      enqueue(tx, 'send-email', {
        to: outside.operationsEmail,
        subject,
        text: lines.join('\n'),
        templateId: 'operations',
      }),
    startStepUp: (request) => startStepUp(players, request),
  }
}
