import { after, StartProblem } from '@nordlys/core'
import { sealWaitMaxMs } from '@nordlys/platform'
import type pg from 'pg'

type Print = (line: string) => void

/** The head of the chain at some time, as a log that lies elsewhere recorded it. */
export interface KnownHead {
  number: string
  hash: string
}

const shownMax = 20

/**
 * Proves that no audit line was removed, changed, moved or slipped in since it was sealed. A head that
 * was kept elsewhere shows also whether the end was cut off. Whether all is right.
 */
export async function proveAudit(
  client: pg.Client,
  { now, head }: { now: Date; head: KnownHead | undefined },
  print: Print,
): Promise<boolean> {
  const { rows: shape } = await client.query("SELECT to_regclass('audit_seal') AS newest")
  if (!shape[0]?.newest) {
    throw new StartProblem('This database has an older shape: start the product on it once.')
  }
  const faults = [
    ...(await chainFaults(client)),
    ...(await overdueLines(client, now)),
    ...(head ? await cutOff(client, head) : []),
  ]
  for (const fault of faults.slice(0, shownMax)) print(`BROKEN  ${fault}`)
  if (faults.length > shownMax) print(`… and ${faults.length - shownMax} more.`)
  await printLate(client, print)
  await printHead(client, print)
  print(faults.length === 0 ? 'The audit chain holds.' : `${faults.length} faults.`)
  return faults.length === 0
}

async function chainFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ number: string | null; line_id: string; fault: string }>(
    'SELECT number, line_id, fault FROM audit_chain_faults ORDER BY number NULLS LAST, line_id',
  )
  return rows.map(({ number, line_id, fault }) =>
    number === null
      ? `${fault}: line ${line_id}, never sealed`
      : `${fault}: line ${line_id}, number ${number}`,
  )
}

async function overdueLines(client: pg.Client, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ line_id: string }>(
    `SELECT line_id FROM audit_unsealed JOIN audit_line USING (line_id)
     WHERE at <= $1 ORDER BY line_id`,
    [after(now, -sealWaitMaxMs)],
  )
  return rows.map(({ line_id }) => `unsealed: line ${line_id} has waited more than a minute`)
}

async function cutOff(client: pg.Client, { number, hash }: KnownHead): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "SELECT encode(hash, 'hex') AS hash FROM audit_seal WHERE number = $1",
    [number],
  )
  if (rows[0]?.hash === hash) return []
  return [`cut off: number ${number} is not the seal that was known elsewhere`]
}

/** No fault by itself: a product that stood still seals late. A person judges. */
async function printLate(client: pg.Client, print: Print): Promise<void> {
  const { rows } = await client.query<{ late: string; first: string | null }>(
    `SELECT count(*) AS late, min(number) AS first FROM audit_lines
     WHERE sealed_at > at + $1 * interval '1 millisecond'`,
    [sealWaitMaxMs],
  )
  const { late = '0', first = null } = rows[0] ?? {}
  if (late !== '0')
    print(`${late} lines were sealed more than a minute late, from number ${first} on.`)
}

async function printHead(client: pg.Client, print: Print): Promise<void> {
  const { rows } = await client.query<{ number: string; hash: string }>(
    "SELECT number, encode(hash, 'hex') AS hash FROM audit_seal ORDER BY number DESC LIMIT 1",
  )
  if (rows[0]) print(`The chain stands at ${rows[0].number}:${rows[0].hash}`)
}
