import type { FastifyInstance } from 'fastify'
import { faultGate } from '../shell/fault-gate.ts'
import { KeptMap } from '../shell/kept-map.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { requireSalesUnit, requireToken, type Tokens, tokenRoute } from './access.ts'
import { appRoutes } from './app-routes.ts'
import { watchAnswer, watchReservation } from './life.ts'
import type { KeptAnswer, MobilePay } from './party.ts'
import type { Payment } from './payment.ts'
import { paymentRoutes } from './payment-routes.ts'
import type { Webhook } from './post-webhook.ts'
import { answerProblems } from './problem.ts'
import { reportRoute } from './report.ts'
import { takeBackRoute } from './take-back.ts'
import { type Delivery, WebhookQueue } from './webhook-queue.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** MobilePay under `/mobilepay`: its API, its webhooks, and the pages the person sees. */
export function mobilePayRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const party = openParty(sandbox)
  const tokens: Tokens = new Map()
  for (const payment of party.payments.values()) {
    watchAnswer(party, payment)
    watchReservation(party, payment)
  }
  app.register(async (wire) => {
    wire.addHook('onRequest', faultGate(sandbox, 'mobilepay'))
    answerProblems(wire, sandbox.random)
    tokenRoute(wire, sandbox, tokens)
    wire.register(async (api) => {
      api.addHook('onRequest', requireToken(sandbox, tokens))
      reportRoute(api, party)
      api.register(async (unit) => {
        unit.addHook('onRequest', requireSalesUnit(sandbox))
        paymentRoutes(unit, party)
        webhookRoutes(unit, party)
      })
    })
  })
  app.register(async (pages) => appRoutes(pages, party))
  return {
    control: (control: FastifyInstance) => takeBackRoute(control, party),
    reset() {
      tokens.clear()
      party.queue.reset()
      for (const kept of [party.payments, party.answers, party.webhooks]) kept.clear()
    },
  }
}

function openParty(sandbox: Sandbox): MobilePay {
  const { stateFolder } = sandbox
  const webhooks = new KeptMap<Webhook>(stateFolder, 'mobilepay-webhooks')
  const deliveries = new KeptMap<Delivery>(stateFolder, 'mobilepay-deliveries')
  return {
    sandbox,
    payments: new KeptMap<Payment>(stateFolder, 'mobilepay-payments'),
    answers: new KeptMap<KeptAnswer>(stateFolder, 'mobilepay-answers'),
    webhooks,
    queue: new WebhookQueue(sandbox, webhooks, deliveries),
  }
}
