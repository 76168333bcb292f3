import {
  type Caller,
  cancelWithdrawal,
  type SessionCredential,
  startDeposit,
} from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import pg from 'pg'
import type { Place } from './demo-players.ts'
import { beginDeposit, payByCard, payOut } from './over-the-wire.ts'

/** The bank says four times that there is no money on the card. */
export const emptyCard = { party: 'payments', outcome: 'decline-504', times: 4 }
/** Beyond every ready-made player's limit. */
const tooMuchKroner = '5000'

/**
 * Does the acts that the markers of harm see: deposits that the bank declines, deposits beyond the
 * limit, and withdrawals that are taken back. Each is strong: level 3, with a task for staff. The
 * bank has been set to decline.
 */
export async function comeToHarm(
  caller: Caller,
  session: SessionCredential,
  { persona, cardHolder, sandboxUrl }: { persona: string; cardHolder: string; sandboxUrl: string },
): Promise<void> {
  for (let time = 0; time < emptyCard.times; time++) {
    const begun = await beginDeposit(caller, session, 100)
    await payByCard(begun, { sandboxUrl, cardHolder })
  }
  for (let time = 0; time < 6; time++) {
    const idempotencyKey = crypto.randomUUID()
    const wish = { amount: tooMuchKroner, method: 'card', idempotencyKey } as const
    const asked = await caller.call(startDeposit, wish, session)
    invariant(!asked.ok && asked.refusal === 'limit-exceeded', 'a limit is hit')
  }
  for (let time = 0; time < 4; time++) {
    const withdrawalId = await payOut(caller, session, { persona, amountKroner: 100 })
    const canceled = await caller.call(cancelWithdrawal, { withdrawalId }, session)
    invariant(canceled.ok, 'a withdrawal is taken back')
  }
}

/** The next look comes at once and not in two minutes: who is ready-made is ready when the product is. */
export async function lookNow({ databaseUrl }: Pick<Place, 'databaseUrl'>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`UPDATE markers_look SET looked_up_to = NULL WHERE look = 'event'`)
  } finally {
    await client.end()
  }
}
