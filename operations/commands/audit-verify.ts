import { parseArgs } from 'node:util'
import { StartProblem, systemClock } from '@nordlys/core'
import { type KnownHead, proveAudit } from './prove-audit.ts'
import { runVerify } from './run-verify.ts'

// `npm run audit:verify [-- --head <number>:<hash>]`, the head as a log recorded it.
await runVerify(readHead, async (client, head, print) => {
  await client.query("SET application_name = 'nordlys-audit-verify'")
  return proveAudit(client, { now: systemClock.now(), head }, print)
})

function readHead(): KnownHead | undefined {
  const { head } = parseArgs({ options: { head: { type: 'string' } } }).values
  if (head === undefined) return undefined
  const [, number, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(head) ?? []
  if (!number || !hash) throw new StartProblem(`--head is not a number and a hash: ${head}`)
  return { number, hash }
}
