import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireBasic } from '../shell/authentication.ts'
import { partyUser } from '../shell/config.ts'
import { faultGate } from '../shell/fault-gate.ts'
import { html } from '../shell/html.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { exclusionOf, personOf, specialOutcome } from './register.ts'
import { answerEnvelope, faultEnvelope, type GamblerRequest, readRequest } from './soap.ts'

/** ROFUS under `/rofus`: who may not play, and who is too young. */
export function rofusRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(async (wire) => {
    wire.addHook('onRequest', faultGate(sandbox, 'rofus'))
    wire.addHook(
      'onRequest',
      requireBasic({ user: partyUser, password: sandbox.secrets.partyPassword }),
    )
    wire.removeAllContentTypeParsers()
    wire.addContentTypeParser(
      ['text/xml', 'application/xml'],
      { parseAs: 'string' },
      (_, body, done) => done(null, body),
    )
    wire.post('/rofus/GamblerProject/GamblerService', (request, reply) =>
      answer(sandbox, String(request.body ?? ''), reply),
    )
  })
}

async function answer(sandbox: Sandbox, source: string, reply: FastifyReply) {
  reply.type('text/xml; charset=utf-8')
  const request = readRequest(source)
  if (!request) return reply.status(500).send(faultEnvelope('Client', 'Unknown request'))
  const special = specialOutcome(request.cpr, sandbox.forced)
  if (special === 'silent') {
    await wait(sandbox.delays.rofusSilenceMs, undefined, { ref: false })
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  if (special === 'fault') return reply.status(500).send(faultEnvelope('Server', 'Internal error'))
  return reply.send(answerEnvelope(request, resultOf(sandbox, request, special)))
}

function resultOf(sandbox: Sandbox, request: GamblerRequest, special: string | undefined) {
  if (request.operation === 'GamblerCheck') {
    return html`<ns:GamblerExclusionStatus>${exclusionOf(special)}</ns:GamblerExclusionStatus>`
  }
  const { cprStatus, ageStatus } = personOf(request.cpr, special, sandbox.clock)
  return html`<ns:GamblerStatus>
<ns:GamblerCPRStatus>${cprStatus}</ns:GamblerCPRStatus>
<ns:GamblerAgeStatus>${ageStatus}</ns:GamblerAgeStatus>
</ns:GamblerStatus>`
}
