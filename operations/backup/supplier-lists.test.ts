import { standInsAt, systemClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { askSuppliers, lineKey } from './supplier-lists.ts'

const nowhere = 'http://127.0.0.1:9'

function openSandbox() {
  const logger = pino({ level: 'silent' })
  const common = { host: '127.0.0.1', siteUrl: nowhere, clock: systemClock, logger }
  return startSandbox({ ...common, port: 0, platformUrl: nowhere })
}

test('a supplier’s list is read to its last page, each line once and in its last state', async () => {
  await using sandbox = await openSandbox()
  const { suppliers } = standInsAt(sandbox.url)
  const messages = 600
  const steps = Array.from({ length: messages }, (_, place) => ({
    send: 'bet-and-win',
    stakeOre: 100 + place,
    winOre: 7,
    transactionId: `both-${place}`,
    lost: 'request',
  }))
  const play = { playSession: 'a', playerRef: 'b', gameId: 'sandbox-runer' }
  const answer = await fetch(`${sandbox.url}/control/supplier/rounds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ play, roundId: 'one', steps }),
  })
  expect(answer.status).toBe(200)
  const lines = await askSuppliers(suppliers)
  expect(new Set(lines.map(lineKey)).size).toBe(2 * messages)
  expect(lines).toHaveLength(2 * messages)
  const last = lines.filter(({ transactionId }) => transactionId === 'both-599')
  expect(last).toMatchObject([
    { supplier: 'sandbox', kind: 'bet', amountOre: 699n, state: 'rolled-back', roundId: 'one' },
    { supplier: 'sandbox', kind: 'win', amountOre: 7n, state: 'rolled-back', roundId: 'one' },
  ])
})

test('a supplier that does not answer is a problem told in a sentence, and never an empty list', async () => {
  const { suppliers } = standInsAt(nowhere)
  await expect(askSuppliers(suppliers)).rejects.toThrow(
    'the supplier sandbox is down: without its word nobody can tell what is lost.',
  )
})
