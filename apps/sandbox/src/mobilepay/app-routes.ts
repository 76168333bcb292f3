import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textsOf } from '../shell/fields.ts'
import type { Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { appPage, closedPage, landingPage, leftPage } from './app-pages.ts'
import { answerPayment, lapse } from './life.ts'
import type { MobilePay } from './party.ts'
import type { Payment } from './payment.ts'

/** Eight digits in Denmark, six in Greenland; nobody is called, and the number is not kept. */
const phoneShape = /^(?:(?:\+45)?\d{8}|\+299\d{6})$/

/** The person's pages: the page that asks for a number, then the payment in the app. */
export async function appRoutes(app: FastifyInstance, party: MobilePay): Promise<void> {
  await app.register(formbody)
  app.get('/mobilepay/landing', (request, reply) =>
    showOpen(reply, findByToken(party, request), landingPage),
  )
  app.post('/mobilepay/landing', (request, reply) => {
    const payment = findByToken(party, request)
    const phone = textsOf(request.body)('phone').replace(/[\s-]/g, '')
    if (phoneShape.test(phone) && payment) {
      return reply.redirect(`/mobilepay/app?token=${payment.token}`, 303)
    }
    const error = 'Skriv et telefonnummer på otte cifre.'
    return showOpen(reply.status(422), payment, (open) => landingPage(open, error))
  })
  app.get('/mobilepay/app', (request, reply) =>
    showOpen(reply, findByToken(party, request), appPage),
  )
  app.post('/mobilepay/app', async (request, reply) => {
    const payment = findByToken(party, request)
    const answer = textsOf(request.body)('answer')
    if (answer !== 'approved' && answer !== 'rejected') return showOpen(reply, payment, leftPage)
    if (!payment || !(await answerPayment(party, payment, answer))) {
      return showOpen(reply, payment, appPage)
    }
    return reply.redirect(payment.returnUrl, 303)
  })
}

/** A page of a payment that waits for its answer, or one that says that it no longer does. */
function showOpen(
  reply: FastifyReply,
  payment: Payment | undefined,
  page: (open: Payment) => Html,
): FastifyReply {
  if (payment?.state !== 'CREATED') {
    return sendPage(reply, { title: 'MobilePay', body: closedPage(payment) }, 410)
  }
  const formsLeadTo = new URL(payment.returnUrl).origin
  const shown = { title: 'Betal med MobilePay', body: page(payment), formsLeadTo }
  return sendPage(reply, shown, reply.statusCode)
}

function findByToken(party: MobilePay, request: FastifyRequest): Payment | undefined {
  const token = textsOf(request.query)('token')
  const payment = party.payments.values().find((each) => each.token === token)
  if (payment) lapse(party, payment)
  return payment
}
