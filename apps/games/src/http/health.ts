import { required } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { RoundsContext } from '../rounds/index.ts'
import type { BuiltClients } from './built-client.ts'

/** `/healthz`: the process lives. `/readyz`: it could play a round. */
export function registerHealth(
  app: FastifyInstance,
  { db, drbg, catalogue }: RoundsContext,
  clients: BuiltClients | undefined,
): void {
  app.get('/healthz', async () => ({ ok: true }))

  app.get('/readyz', async (_request, reply) => {
    const missing = [
      ...((await isDone(() => sql`SELECT 1`.execute(db))) ? [] : ['database']),
      // A generator that failed once refuses for ever, even to give nothing. [PROOF-04]
      ...((await isDone(async () => drbg.bytes(0))) ? [] : ['generator']),
      ...((await isDone(async () => required((await catalogue.list())[0], 'a game')))
        ? []
        : ['games']),
      ...(clients ? [] : ['client']),
    ]
    return reply.code(missing.length === 0 ? 200 : 503).send({ ok: missing.length === 0, missing })
  })
}

async function isDone(task: () => Promise<unknown>): Promise<boolean> {
  return task().then(
    () => true,
    () => false,
  )
}
