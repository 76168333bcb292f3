import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '@nordlys/core'
import pg from 'pg'
import { reachDatabase } from '../world/postgres.ts'
import { messageOf, StartProblem } from '../world/problem.ts'
import { root } from './root.ts'
import { type KnownHead, proveAudit } from './verify/prove-audit.ts'

// `npm run audit:verify [-- --head <number>:<hash>]`, the head as a log told it.

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  const isPlain = error instanceof StartProblem || !(error instanceof Error)
  process.stderr.write(`${isPlain ? messageOf(error) : error.stack}\n`)
  process.exitCode = 1
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  const head = readHead(values.head)
  await using database = await reachDatabase({
    dataDir: resolve(root, process.env.DATA_DIR || '.data'),
    databaseUrl: process.env.DATABASE_URL,
    log: print,
  })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query("SET application_name = 'nordlys-audit-verify'")
    return await proveAudit(client, { now: systemClock.now(), head }, print)
  } finally {
    await client.end()
  }
}

function readHead(text: string | undefined): KnownHead | undefined {
  if (text === undefined) return undefined
  const [, number, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!number || !hash) throw new StartProblem(`--head is not a number and a hash: ${text}`)
  return { number, hash }
}
