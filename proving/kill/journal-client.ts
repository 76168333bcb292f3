import type { SessionCredential } from '@nordlys/contracts'
import { hex, invariant, ore, systemClock, systemRandom, timeKey } from '@nordlys/core'
import type { AcknowledgedRound } from '../../operations/backup/outside-money.ts'
import { askAgain } from './ask-again.ts'
import { rowsOf } from './rows.ts'
import type { Scene } from './scene.ts'
import { launch, openPlay, settle } from './wallet-wire.ts'

type JournaledScene = Pick<Scene, 'caller' | 'platform' | 'wallet'>

export type JournalClient = Awaited<ReturnType<typeof openJournal>>

/**
 * A game server with one player of a login at a slot, which keeps a journal of every answer. Whatever goes
 * wrong on the way it asks again with the same key, as the protocol says.
 */
export async function openJournal(
  { caller, platform, wallet }: JournaledScene,
  session: SessionCredential,
) {
  const launchToken = await launch({ caller, session }, 'vikingernes-guld')
  const { playSession, playerRef, gameId } = await openPlay(wallet, launchToken)
  const client = {
    /** What it was told, which the books must still know after everything. */
    acknowledged: [] as AcknowledgedRound[],
    /** Told after every answer. */
    onAcknowledged: (): void => undefined,
    /** How often an answer did not come. */
    lostAnswers: 0,
    /** Plays one round to its answer. */
    async playRound(draw: { stakeOre: number; winOre: number }): Promise<void> {
      const key = timeKey(systemClock, systemRandom)
      const chosen = { key, definitionHash: 'ab'.repeat(32), choices: '' }
      const round = { ...chosen, ...draw, playSession }
      // The seed of a repeat is new, as from a server that has forgotten: the first one must stand.
      const ask = () => settle(wallet, { ...round, seed: hex(systemRandom.bytes(32)) })
      const result = await askAgain({ live }, ask, Number.POSITIVE_INFINITY)
      invariant(result.ok, `a round was refused: ${JSON.stringify(result.key)}`)
      const { winOre, seed, at } = result
      const stakeOre = ore(draw.stakeOre)
      client.acknowledged.push({ ...chosen, playerRef, gameId, stakeOre, winOre, seed, at })
      client.onAcknowledged()
    },
  }
  const live = async () => {
    client.lostAnswers += 1
    await platform.untilListening()
  }
  return client
}

/** Resolves when the clients together have had so many more answers. */
export function untilAcknowledged(clients: readonly JournalClient[], more: number): Promise<void> {
  const count = () => clients.reduce((total, client) => total + client.acknowledged.length, 0)
  const enough = count() + more
  return new Promise((resolve) => {
    for (const client of clients) {
      client.onAcknowledged = () => {
        if (count() >= enough) resolve()
      }
    }
  })
}

/** Finds rounds of a journal that the auditor's view does not show, or shows with another win. */
export async function missingOf(
  databaseUrl: string,
  told: readonly AcknowledgedRound[],
): Promise<unknown[]> {
  return rowsOf(
    databaseUrl,
    `SELECT t.key, t.win, r.win_ore, r.state FROM unnest($1::uuid[], $2::bigint[]) AS t(key, win)
     LEFT JOIN audit_rounds r ON r.round_id = t.key
     WHERE r.state IS DISTINCT FROM 'settled' OR r.win_ore <> t.win`,
    [told.map(({ key }) => key), told.map(({ winOre }) => winOre.toString())],
  )
}
