import { formatMoment } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireBearer } from '../shell/authentication.ts'
import { faultGate } from '../shell/fault-gate.ts'
import { textsOf } from '../shell/fields.ts'
import { type Html, html } from '../shell/html.ts'
import { KeptMap } from '../shell/kept-map.ts'
import { sendPage } from '../shell/page.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { Inbox, type Message } from './inbox.ts'
import { type Content, readEmail, readSms } from './message.ts'

/** The provider of e-mail and SMS under `/messages`, with everybody's inbox. */
export function messageRoutes(app: FastifyInstance, sandbox: Sandbox): () => void {
  const { clock, random, stateFolder } = sandbox
  const inbox = new Inbox(clock, random, new KeptMap(stateFolder, 'messages'))
  app.register(async (wire) => {
    wire.addHook('onRequest', faultGate(sandbox, 'messages'))
    wire.addHook('onRequest', requireBearer(sandbox.secrets.partyPassword))
    wire.post('/messages/emails', accept(inbox, readEmail))
    wire.post('/messages/sms', accept(inbox, readSms))
  })
  app.get('/messages/api', (request) => ({
    messages: inbox.list(textsOf(request.query)('to')),
  }))
  app.get('/messages', (request, reply) => {
    const body = inboxPage(inbox.list(textsOf(request.query)('to')))
    return sendPage(reply, { title: 'Indbakke', body })
  })
  return () => inbox.reset()
}

function accept(inbox: Inbox, read: (body: unknown) => Content | string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const content = read(request.body)
    if (typeof content === 'string') {
      return reply.status(400).send({ error: 'invalid_message', detail: content })
    }
    if (content.kind === 'email' && isNoMailbox(content.to)) {
      return reply.status(422).send({ error: 'permanent_bounce', detail: '5.1.1 no such mailbox' })
    }
    const messageId = inbox.add(content, textsOf(request.headers)('idempotency-key'))
    return reply.status(202).send({ messageId })
  }
}

/** `bounce@…` and `bounce+…@…` are addresses that do not exist, for good. */
function isNoMailbox(to: string): boolean {
  return /^bounce(?:\+[^@]*)?@/i.test(to)
}

function inboxPage(messages: readonly Message[]): Html {
  if (messages.length === 0) {
    return html`<p>Der er ingen beskeder endnu.</p><p><a href="/control">Til forsiden</a></p>`
  }
  return html`<p><a href="/control">Til forsiden</a></p>${messages.map(
    (each) => html`
<article class="card">
<h2>${each.subject ?? 'Sms'}</h2>
<p class="quiet">${each.kind === 'email' ? 'E-mail' : `Sms fra ${each.sender}`} til ${each.to},
${formatMoment(new Date(each.at))}</p>
<p class="message">${linked(each.text)}</p>
</article>`,
  )}`
}

/** Addresses in a text become links, so that a tester can follow them. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
