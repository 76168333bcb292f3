import { parseArgs } from 'node:util'
import { StartProblem, systemClock } from '@nordlys/core'
import { printFunds } from './funds.ts'
import { prepare, proveAll } from './prove-all.ts'
import { runVerify } from './run-verify.ts'
import { printStatement } from './statement.ts'

// `npm run ledger:verify [-- --at <moment>] [-- --account <account> --from <moment> --to <moment>]`
await runVerify(readArguments, async (client, asked, print) => {
  await prepare(client)
  if (asked.account) {
    await printStatement(client, { ...asked, account: asked.account }, print)
    return true
  }
  const isRight = await proveAll(client, { clock: systemClock, seal: asked.seal }, print)
  await printFunds(client, asked.at, print)
  return isRight
})

function readArguments() {
  const { values } = parseArgs({
    options: {
      at: { type: 'string' },
      account: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      seal: { type: 'boolean', default: false },
    },
  })
  const now = systemClock.now()
  return {
    at: momentOf('--at', values.at, now),
    account: values.account,
    from: momentOf('--from', values.from, new Date(0)),
    to: momentOf('--to', values.to, now),
    seal: values.seal,
  }
}

/** A moment needs its offset: without one it would be this machine's time. */
function momentOf(name: string, text: string | undefined, otherwise: Date): Date {
  if (text === undefined) return otherwise
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new StartProblem(`${name} is not a moment such as 2026-11-20T12:00:00Z: ${text}`)
  }
  return at
}
