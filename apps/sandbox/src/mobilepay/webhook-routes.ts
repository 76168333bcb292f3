import { timeKey } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { fieldsOf, textsOf } from '../shell/fields.ts'
import type { MobilePay } from './party.ts'
import type { Webhook } from './post-webhook.ts'
import { sendProblem } from './problem.ts'

const home = '/mobilepay/webhooks/v1/webhooks'
const names = 'created|authorized|aborted|expired|terminated|captured|cancelled|refunded'
const knownEvent = new RegExp(`^epayments\\.payment\\.(${names})\\.v1$`)
const perEventMax = 25

/** MobilePay's webhooks API: registers an address for events, and shows its secret once. */
export function webhookRoutes(app: FastifyInstance, { sandbox, webhooks }: MobilePay): void {
  const { clock, random } = sandbox
  const registered = () => webhooks.values().filter(({ removed }) => !removed)
  app.post(home, (request, reply) => {
    const wish = readRegistration(request.body)
    if (!wish) return sendProblem(reply, random, 400, 'url: an address; events: known names.')
    const isFull = (event: string) =>
      registered().filter(({ events }) => events.includes(event)).length >= perEventMax
    if (wish.events.some(isFull)) {
      return sendProblem(reply, random, 400, `At most ${perEventMax} webhooks for an event.`)
    }
    const [id, key] = [timeKey(clock, random), Buffer.from(random.bytes(64)).toString('base64')]
    webhooks.keep(id, { ...wish, id, secret: key, removed: false })
    return reply.status(201).send({ id, secret: key })
  })
  app.get(home, () => ({
    webhooks: registered().map(({ id, url, events }) => ({ id, url, events })),
  }))
  app.delete(`${home}/:id`, (request, reply) => {
    const webhook = registered().find(({ id }) => id === textsOf(request.params)('id'))
    if (!webhook) return sendProblem(reply, random, 404, 'There is no webhook by this id.')
    webhook.removed = true
    webhooks.keep(webhook.id, webhook)
    return reply.status(204).send()
  })
}

function readRegistration(body: unknown): Pick<Webhook, 'url' | 'events'> | undefined {
  const { url, events } = fieldsOf(body)
  if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url)) return undefined
  const isKnown = (event: unknown) => typeof event === 'string' && knownEvent.test(event)
  if (!Array.isArray(events) || events.length === 0 || !events.every(isKnown)) return undefined
  return { url, events }
}
