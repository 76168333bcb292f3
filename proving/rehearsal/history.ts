import { setTimeout as wait } from 'node:timers/promises'
import { after, invariant, secondMs, systemClock, systemRandom } from '@nordlys/core'
import { takeBaseBackup } from '../../operations/backup/base-backup.ts'
import { LogArchive } from '../../operations/backup/log-archive.ts'
import type { Manifest } from '../../operations/backup/manifest.ts'
import type { AcknowledgedRound } from '../../operations/backup/outside-money.ts'
import { beginDeposit, logIn, payByCard, payIn, payOut } from '../../world/seed/over-the-wire.ts'
import { openJournal, untilAcknowledged } from '../kill/journal-client.ts'
import { rowsOf } from '../kill/rows.ts'
import type { SeededScene } from '../kill/seeded-scene.ts'
import { forceNemKonto } from '../kill/stand-ins.ts'
import { back, bet, both, end, openSupplier, type SupplierPlayer, win } from './supplier-player.ts'

export interface History {
  /** The moment to go back to. */
  moment: Date
  /** All rounds the game server was told of, and how many of them before the moment. */
  rounds: AcknowledgedRound[]
  roundsBefore: AcknowledgedRound[]
  /** What a game supplier was told before the moment, by kind and key. */
  messagesBefore: string[]
  /** One of the logins that were open at the moment. */
  login: Awaited<ReturnType<typeof logIn>>
  manifest: Manifest
  backupMs: number
}

const roundsAtATime = 60

/**
 * A life before and after a moment, with the database killed at its end: a deposit, a payout, rounds
 * and a supplier's messages on either side of it, one of each across it, and a base backup taken in the
 * middle of play.
 */
export async function liveAndDie(scene: SeededScene, backupFolder: string): Promise<History> {
  const { caller, database, platform, urls } = scene
  const anna = await logIn(caller, 'anna')
  const peter = await logIn(caller, 'peter')
  const card = { sandboxUrl: urls.sandbox, cardHolder: 'Peter Holm' }
  await payIn(caller, peter, { ...card, amountKroner: 500 })
  const clients = [await openJournal(scene, anna), await openJournal(scene, peter)]
  const supplier = await openSupplier(scene, await logIn(caller, 'sofie'))
  let isOver = false
  const playing = clients.map(async (client) => {
    while (!isOver) await client.playRound(drawRound())
  })
  // Whoever still waits for an answer when all is over waits in vain.
  for (const each of playing) each.catch(() => undefined)

  await untilAcknowledged(clients, roundsAtATime)
  await forceNemKonto(urls.sandbox, 'hold')
  const underWay = await payOut(caller, anna, { persona: 'anna', amountKroner: 100 })
  await untilStatus(scene, [underWay], 'processing')
  const archive = await LogArchive.open(database.url, backupFolder)
  const backupAt = performance.now()
  const supplied = supplier.playRounds('backup')
  const { manifest } = await takeBaseBackup(database.url, backupFolder)
  const backupMs = performance.now() - backupAt
  await supplied
  await platform.kill()
  // Without ticks no file is made.
  await platform.start({ tickMs: 0 })
  const waiting = await payOut(caller, peter, { persona: 'peter', amountKroner: 100 })
  const open = await beginDeposit(caller, peter, 200)
  await supplier.playRounds('before')
  await sayBefore(supplier)
  await untilAcknowledged(clients, roundsAtATime)

  const roundsBefore = clients.flatMap(({ acknowledged }) => [...acknowledged])
  const messagesBefore = [...supplier.acknowledged]
  // A moment is a whole millisecond: the end of this one.
  const moment = after(systemClock.now(), 1)
  await payByCard(open, card)
  await payIn(caller, peter, { ...card, amountKroner: 300 })
  await sayAfter(supplier)
  await supplier.playRounds('after')
  const unknown = await payOut(caller, anna, { persona: 'anna', amountKroner: 150 })
  await platform.kill()
  await platform.start({ tickMs: 200 })
  await untilStatus(scene, [waiting, unknown], 'processing')
  for (const _step of ['completed', 'sent', 'settled']) await forceNemKonto(urls.sandbox, 'advance')
  await untilStatus(scene, [underWay, waiting, unknown], 'implemented')
  await untilAcknowledged(clients, roundsAtATime)
  await archive.catchUp()
  await archive[Symbol.asyncDispose]()
  await untilAcknowledged(clients, roundsAtATime)
  // As the machine's power would, in the middle of play.
  await Promise.all([platform.kill(), database.kill(), supplier.playRounds('killed')])
  isOver = true
  const rounds = clients.flatMap(({ acknowledged }) => acknowledged)
  return { moment, rounds, roundsBefore, messagesBefore, login: anna, manifest, backupMs }
}

/** What comes of it is only told after the moment. */
async function sayBefore(supplier: SupplierPlayer): Promise<void> {
  await supplier.say('wins-later', bet(80))
  await supplier.say('ends-later', bet(45), win(15))
  await supplier.say('both-back-later', both(35, 60, 'both-before'))
  await supplier.say('all-back-later', bet(65, 'bet-before'), win(130, 'win-before'))
}

async function sayAfter(supplier: SupplierPlayer): Promise<void> {
  await supplier.say('wins-later', bet(10), win(200), end)
  await supplier.say('ends-later', end)
  await supplier.say('both-back-later', back('both-before'))
  await supplier.say('all-back-later', back('win-before'), back('bet-before'))
}

/** Now and then a win, so that a round told otherwise would be seen in the sums. */
function drawRound(): { stakeOre: number; winOre: number } {
  const [chance = 0] = systemRandom.bytes(1)
  return { stakeOre: 20, winOre: chance < 64 ? 20 + chance : 0 }
}

/** The platform's ticks take payouts on; they are asked for, not waited out. */
async function untilStatus(
  scene: SeededScene,
  ids: readonly string[],
  status: string,
): Promise<void> {
  const giveUpAt = after(systemClock.now(), 60 * secondMs)
  const query = `SELECT FROM wallet_withdrawal w JOIN wallet_payout_batch b USING (batch_id)
    WHERE withdrawal_id = ANY ($1) AND status = $2 AND b.accepted_at IS NOT NULL`
  while ((await rowsOf(scene.database.url, query, [ids, status])).length < ids.length) {
    invariant(systemClock.now() < giveUpAt, `withdrawals did not become ${status}`)
    await wait(50)
  }
}
