import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NemKonto } from '../nemkonto/routes.ts'
import { fieldsOf } from '../shell/fields.ts'
import { type ForcedOutcome, isOutcomeOf, isParty } from '../shell/forced.ts'
import { sendPage } from '../shell/page.ts'
import { readPlanting } from '../shell/planted.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { controlPage } from './control-page.ts'

interface Controlled {
  nemkonto: NemKonto
  /** The parties that have calls of their own there. */
  owners: readonly { control(app: FastifyInstance): void }[]
  /** The functions that make each party forget. */
  resets: readonly (() => void)[]
}

/** The page and the calls that decide what the parties do next. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox, parts: Controlled): void {
  app.register(async (control) => {
    await control.register(formbody)
    control.addHook('onRequest', refuseOtherSites(sandbox))
    pageRoutes(control, sandbox, parts)
    apiRoutes(control, sandbox, parts)
    for (const owner of parts.owners) owner.control(control)
  })
}

function pageRoutes(app: FastifyInstance, sandbox: Sandbox, parts: Controlled): void {
  const show = (_request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, { title: 'Sandkasse for Nordlys', body: controlPage(sandbox) })
  app.get('/', show)
  app.get('/control', show)
  app.post('/control', async (request, reply) => {
    const { action, choice, times } = fieldsOf(request.body)
    const [party, outcome] = String(choice ?? '').split(' ')
    if (action === 'flush') await flush(sandbox, parts)
    if (action === 'reset') reset(sandbox, parts)
    if (action === 'next') {
      const count = times === 'always' ? times : Number(times)
      const wish = readOutcome({ party, outcome, times: count })
      if (wish) force(sandbox, parts, wish)
    }
    return reply.redirect('/control', 303)
  })
}

function apiRoutes(app: FastifyInstance, sandbox: Sandbox, parts: Controlled): void {
  app.get('/control/next', () => ({ forced: sandbox.forced.list() }))
  app.post('/control/next', (request, reply) => {
    const wish = readOutcome(fieldsOf(request.body))
    if (!wish) return reply.status(400).send({ error: 'unknown_outcome' })
    force(sandbox, parts, wish)
    return reply.send({ ok: true })
  })
  app.post('/control/list', (request, reply) => {
    const planting = readPlanting(request.body)
    if (!planting) return reply.status(400).send({ error: 'unknown_fault' })
    const { party, reference, fault } = planting
    if (fault) sandbox.planted.set(party, reference, fault)
    else sandbox.planted.remove(party, reference)
    return reply.send({ ok: true })
  })
  app.post('/control/flush', async () => {
    await flush(sandbox, parts)
    return { ok: true }
  })
  app.post('/control/reset', () => {
    reset(sandbox, parts)
    return { ok: true }
  })
}

function force(sandbox: Sandbox, { nemkonto }: Controlled, wish: ForcedOutcome): void {
  if (wish.outcome === 'hold') nemkonto.pace.hold()
  else if (wish.outcome === 'release') nemkonto.pace.release()
  else if (wish.outcome === 'advance') nemkonto.pace.advance()
  else sandbox.forced.add(wish)
}

async function flush(sandbox: Sandbox, { nemkonto }: Controlled): Promise<void> {
  nemkonto.pace.advance()
  await sandbox.agenda.flush()
}

function reset(sandbox: Sandbox, { resets }: Controlled): void {
  sandbox.forced.reset()
  sandbox.planted.reset()
  sandbox.agenda.clear()
  for (const each of resets) each()
}

function readOutcome(wish: Readonly<Record<string, unknown>>): ForcedOutcome | undefined {
  const { party, outcome, times = 1 } = wish
  if (!isParty(party) || typeof outcome !== 'string' || !isOutcomeOf(party, outcome))
    return undefined
  if (times === 'always') return { party, outcome, times }
  const isCount = typeof times === 'number' && Number.isSafeInteger(times) && times > 0
  return isCount ? { party, outcome, times } : undefined
}

/** Another site that a tester has open must not steer the parties through the browser. */
function refuseOtherSites(sandbox: Sandbox) {
  const own = new URL(sandbox.url).origin
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers
    if (origin === undefined || origin === own) return undefined
    return reply.status(403).send({ error: 'foreign_origin' })
  }
}
