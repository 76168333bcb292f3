import { formatKroner, formatMoment } from '@nordlys/core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { decimal } from '../payments/payment.ts'
import { requireBasic } from '../shell/authentication.ts'
import { partyUser } from '../shell/config.ts'
import { faultGate } from '../shell/fault-gate.ts'
import { textsOf } from '../shell/fields.ts'
import { type Html, html } from '../shell/html.ts'
import { KeptMap } from '../shell/kept-map.ts'
import { sendPage } from '../shell/page.ts'
import { pageOf, readWanted } from '../shell/paged-list.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { readBatchFile } from './batch-file.ts'
import { Batches, type PayoutFate } from './batches.ts'
import { Pace } from './pace.ts'

export interface NemKonto {
  pace: Pace
  reset(): void
}

/** NemKonto under `/nemkonto`: finds the account for a CPR number and pays. */
export function nemkontoRoutes(app: FastifyInstance, sandbox: Sandbox): NemKonto {
  const { clock, delays, stateFolder } = sandbox
  const pace = new Pace(clock, delays.nemkontoStepMs, new KeptMap(stateFolder, 'nemkonto-pace'))
  const batches = new Batches(pace, new KeptMap(stateFolder, 'nemkonto-batches'))
  app.register(async (wire) => wireRoutes(wire, sandbox, batches))
  app.get('/nemkonto', (_request, reply) =>
    sendPage(reply, { title: 'NemKonto-filer', body: filesPage(batches) }),
  )
  app.get('/nemkonto/files/:batchId', (request, reply) => {
    const batch = batches.find(textsOf(request.params)('batchId'))
    if (!batch) return unknownBatch(reply)
    return reply.type('text/plain; charset=utf-8').send(batch.source)
  })
  return {
    pace,
    reset() {
      pace.reset()
      batches.reset()
    },
  }
}

function wireRoutes(app: FastifyInstance, sandbox: Sandbox, batches: Batches): void {
  app.addHook('onRequest', faultGate(sandbox, 'nemkonto'))
  app.addHook(
    'onRequest',
    requireBasic({ user: partyUser, password: sandbox.secrets.partyPassword }),
  )
  app.addContentTypeParser(
    ['application/xml', 'text/xml'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  )
  app.post('/nemkonto/batches', (request, reply) =>
    receive(sandbox, batches, String(request.body ?? ''), reply),
  )
  app.get('/nemkonto/batches/:batchId', (request, reply) => {
    const batch = batches.find(textsOf(request.params)('batchId'))
    return batch ? reply.send(batches.statusOf(batch)) : unknownBatch(reply)
  })
  app.get('/nemkonto/settlements', (request, reply) => {
    const wanted = readWanted(request.query)
    if (!wanted) return reply.status(400).send({ error: 'invalid_period' })
    const { lines, next } = pageOf(sandbox.planted.spoil('nemkonto', batches.lines()), wanted)
    const payments = lines.map(({ amount, moment, ...line }) => ({
      ...line,
      amount: decimal(amount),
      statusAt: moment.toISOString(),
    }))
    return reply.send({ payments, next: next ?? null })
  })
  app.get('/nemkonto/payments', () => ({
    payments: batches
      .all()
      .flatMap((batch) =>
        batches.statusOf(batch).payments.map((each) => ({ batchId: batch.batchId, ...each })),
      ),
  }))
}

function receive(sandbox: Sandbox, batches: Batches, source: string, reply: FastifyReply) {
  const file = readBatchFile(source)
  if (typeof file === 'string') {
    return reply.status(422).send({ error: 'invalid_batch', detail: file })
  }
  const received = batches.receive(file, source, sandbox.clock.now(), ({ cpr }) =>
    fateOf(sandbox, cpr),
  )
  if (received.kind === 'conflict') return reply.status(409).send({ error: 'batch_conflict' })
  if (received.kind === 'duplicate') {
    const { reference } = received
    return reply.status(409).send({ error: 'duplicate_reference', reference })
  }
  const { batchId, receivedAt, payouts } = received.batch
  return reply.status(received.kind === 'new' ? 202 : 200).send({
    batchId,
    receivedAt: receivedAt.toISOString(),
    payments: payouts.length,
  })
}

/** A forced fate, else what the person's number stands for. */
function fateOf(sandbox: Sandbox, cpr: string): PayoutFate {
  const forced = sandbox.forced.take('nemkonto', (each) => each === 'reject' || each === 'return')
  if (forced === 'reject' || cpr.endsWith('0006')) return 'reject'
  if (forced === 'return' || cpr.endsWith('0007')) return 'return'
  return cpr.endsWith('0009') ? 'opt-out' : 'settle'
}

function unknownBatch(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ error: 'unknown_batch' })
}

function filesPage(batches: Batches): Html {
  const all = batches.all()
  return html`<p><a href="/control">Til forsiden</a></p>
<p>Udbetalt i alt: ${formatKroner(batches.settledTotal())}</p>
${all.length === 0 && html`<p>Der er ingen filer endnu.</p>`}
${all.map((batch) => {
  const { payments } = batches.statusOf(batch)
  return html`<section class="card">
<h2><a href="/nemkonto/files/${batch.batchId}">${batch.batchId}</a></h2>
<p class="quiet">Modtaget ${formatMoment(batch.receivedAt)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Betalinger i ${batch.batchId}">
<table><thead><tr><th>Reference</th><th>Beløb</th><th>Status</th></tr></thead>
<tbody>${payments.map(
    (each) => html`<tr><td>${each.reference}</td><td class="number">${each.amount}</td>
<td>${each.status} ${each.reason ?? ''}</td></tr>`,
  )}</tbody></table></div></section>`
})}`
}
