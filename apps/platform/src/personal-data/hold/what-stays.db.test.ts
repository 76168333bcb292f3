import { retentionMs } from '@nordlys/contracts'
import { dayMs, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetOldDocuments } from '../../identity-papers/index.ts'
import { setBar } from '../../ledger/index.ts'
import { forgetOldLetters, keepLetter } from '../../letters/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { forgetOldComplaints } from '../../support/index.ts'
import { TestComplaints } from '../../support/test-complaints.ts'
import { heldCondition } from './held.ts'
import { holdErasure } from './hold.ts'

let world: TestComplaints
openForFile(async (stack) => {
  world = stack.use(await TestComplaints.open())
})

/** A player with a letter, a complaint, a document and a wish for one, whose account is closed. */
async function closedPlayer(): Promise<PlayerId> {
  const { db, clock } = world
  const player = await world.payments.player()
  const at = clock.now()
  const letter = { playerId: player, key: crypto.randomUUID(), templateId: 'welcome', at }
  await keepLetter(db, { ...letter, subject: 'Velkommen', text: 'Hej' })
  await world.made(player)
  await world.payments.asOwner(sql`INSERT INTO documents_document (player_id, document_type,
      content_type, file_name_sealed, fingerprint, bytes_sealed, state, received_at)
    VALUES (${player}, 'identity', 'image/jpeg', 'sealed.1', sha256('1'), 'sealed', 'received', ${at})`)
  await db
    .transaction()
    .execute((tx) => setBar(tx, { playerId: player, reason: 'closure', until: 'for-good', at }))
  return player
}

async function keptOf(player: PlayerId): Promise<string[]> {
  const tables = ['letters_letter', 'support_case', 'documents_document']
  const kept: string[] = []
  for (const table of tables) {
    const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE player_id = ${player}`.execute(
      world.db,
    )
    if (rows.length > 0) kept.push(table)
  }
  return kept
}

async function forget(): Promise<void> {
  const at = world.clock.now()
  for (const old of [forgetOldLetters, forgetOldComplaints, forgetOldDocuments]) {
    await old(world.db, at, heldCondition)
  }
}

test('[PD14] letters, complaints and documents of a player stay while a hold stands', async () => {
  const [held, free] = [await closedPlayer(), await closedPlayer()]
  const all = ['letters_letter', 'support_case', 'documents_document']
  expect([await keptOf(held), await keptOf(free)]).toEqual([all, all])
  world.clock.advance({ ms: retentionMs.closedAccount })
  const until = new Date(world.clock.now().getTime() + dayMs)
  const wish = { playerId: held, kind: 'authority', reason: 'SØIK 12', until } as const
  await holdErasure(world, wish, await testEmployee(world.db, 'Ida'))
  await forget()
  expect([await keptOf(held), await keptOf(free)]).toEqual([all, []])
  world.clock.advance({ ms: dayMs })
  await forget()
  expect(await keptOf(held)).toEqual([])
})
