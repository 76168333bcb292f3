import { type Ore, ore } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { faultGate } from '../shell/fault-gate.ts'
import { fieldsOf, textsOf } from '../shell/fields.ts'
import { KeptMap } from '../shell/kept-map.ts'
import { pageOf, readWanted } from '../shell/paged-list.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { type Listed, listed, type Message, SupplierJournal } from './journal.ts'
import { resumeMessages, type Studio, send } from './messages.ts'
import { playScript, readScript } from './script.ts'
import { postToPlatform, requireSignature } from './wire.ts'

export interface Supplier {
  /** The calls that make it play, under `/control`. */
  control(app: FastifyInstance): void
  reset(): void
}

/** A game supplier under `/supplier`: plays on command, and tells what it has said. */
export function supplierRoutes(app: FastifyInstance, sandbox: Sandbox): Supplier {
  const kept = new KeptMap<Message>(sandbox.stateFolder, 'supplier')
  const studio: Studio = { sandbox, journal: new SupplierJournal(sandbox.clock, kept) }
  resumeMessages(studio)
  app.register(async (wire) => {
    wire.addHook('onRequest', faultGate(sandbox, 'supplier'))
    wire.removeAllContentTypeParsers()
    wire.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    wire.addHook('preHandler', requireSignature(sandbox))
    deskRoutes(wire, studio)
  })
  return {
    control: (control) => controlRoutes(control, studio),
    reset: () => studio.journal.reset(),
  }
}

function deskRoutes(app: FastifyInstance, { journal, sandbox }: Studio): void {
  app.post('/supplier/round-status', (request) => {
    const roundId = textsOf(JSON.parse(String(request.body)))('roundId')
    const transactions = journal.ofRound(roundId).flatMap(listed)
    return { roundId, state: journal.stateOf(roundId), transactions }
  })

  app.get('/supplier/transactions', (request, reply) => {
    const wanted = readWanted(request.query)
    if (!wanted) return reply.status(400).send({ error: 'invalid_period' })
    const spoiled = sandbox.planted.spoil('supplier', journal.list().map(lineOf))
    const { lines, next } = pageOf(spoiled, wanted)
    return reply.send({ transactions: lines.map(present), ...(next !== undefined && { next }) })
  })
}

interface Line {
  /** A message that was bet and win at once is two lines with one number. */
  reference: string
  moment: Date
  amount: Ore
  listed: Listed
}

function lineOf(listed: Listed): Line {
  const { transactionId, kind, changedAt, amountOre } = listed
  const reference = `${transactionId} ${kind}`
  return { reference, moment: new Date(changedAt), amount: ore(amountOre), listed }
}

function present({ listed, amount }: Line): Listed {
  return { ...listed, amountOre: Number(amount) }
}

function controlRoutes(app: FastifyInstance, studio: Studio): void {
  const { sandbox, journal } = studio
  app.post('/control/supplier/open', async (request, reply) => {
    const launchToken = textsOf(request.body)('launchToken')
    const answer = await postToPlatform(sandbox, '/supplier/authenticate', { launchToken })
    return reply.send({ status: answer.status ?? null, answer: readAnswer(answer.body) })
  })

  app.post('/control/supplier/rounds', async (request, reply) => {
    const script = readScript(request.body)
    if (!script) return reply.status(400).send({ error: 'invalid_script' })
    const { roundId, messages } = await playScript(studio, script)
    return reply.send({ roundId, messages: messages.map(told) })
  })

  app.post('/control/supplier/again', async (request, reply) => {
    const { transactionId } = fieldsOf(request.body)
    const message = journal.find(String(transactionId))
    if (!message) return reply.status(404).send({ error: 'unknown_transaction' })
    await send(studio, message)
    return reply.send(told(message))
  })

  app.get('/control/supplier/rounds/:roundId', (request) => {
    const roundId = textsOf(request.params)('roundId')
    return {
      roundId,
      state: journal.stateOf(roundId),
      messages: journal.ofRound(roundId).map(told),
    }
  })
}

/** A message with every answer to it, each as the bytes that came. */
function told({ play, stakeOre, winOre, at, changedAt, ...message }: Message) {
  return {
    ...message,
    stakeOre: Number(stakeOre),
    winOre: Number(winOre),
    at: at.toISOString(),
    changedAt: changedAt.toISOString(),
    answers: message.answers.map(({ status, body }) => ({ status: status ?? null, body })),
  }
}

function readAnswer(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
