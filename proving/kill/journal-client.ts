import type { SessionCredential } from '@nordlys/contracts'
import { hex, invariant, ore, systemClock, systemRandom, timeKey } from '@nordlys/core'
import type { AcknowledgedRound } from '../../operations/backup/outside-money.ts'
import { askAgain } from './ask-again.ts'
import { rowsOf } from './rows.ts'
import type { Scene } from './scene.ts'
import { launch, openPlay, settle } from './wallet-wire.ts'

type JournaledScene = Pick<Scene, 'caller' | 'platform' | 'wallet'>

/**
 * A game server with one player, which keeps a journal of every answer. Whatever goes wrong on the
 * way it asks again with the same key, as the protocol says.
 */
export class JournalClient {
  /** What it was told, which the books must still know after everything. */
  readonly acknowledged: AcknowledgedRound[] = []
  /** Told after every answer. */
  onAcknowledged: () => void = () => undefined
  /** How often an answer did not come. */
  lostAnswers = 0
  readonly #scene: JournaledScene
  readonly #play: Awaited<ReturnType<typeof openPlay>>

  private constructor(scene: JournaledScene, play: Awaited<ReturnType<typeof openPlay>>) {
    this.#scene = scene
    this.#play = play
  }

  /** Opens a slot for the player of a login. */
  static async open(scene: JournaledScene, session: SessionCredential): Promise<JournalClient> {
    const launchToken = await launch({ caller: scene.caller, session }, 'vikingernes-guld')
    return new JournalClient(scene, await openPlay(scene.wallet, launchToken))
  }

  /** Plays one round to its answer. */
  async playRound(draw: { stakeOre: number; winOre: number }): Promise<void> {
    const key = timeKey(systemClock, systemRandom)
    const { playSession, playerRef, gameId } = this.#play
    const chosen = { key, definitionHash: 'ab'.repeat(32), choices: '' }
    const result = await this.#untilAnswered({ ...chosen, ...draw, playSession })
    invariant(result.ok, `a round was refused: ${JSON.stringify(result.key)}`)
    const { winOre, seed, at } = result
    const stakeOre = ore(draw.stakeOre)
    this.acknowledged.push({ ...chosen, playerRef, gameId, stakeOre, winOre, seed, at })
    this.onAcknowledged()
  }

  #untilAnswered(round: object) {
    const live = async () => {
      this.lostAnswers++
      await this.#scene.platform.untilListening()
    }
    // The seed of a repeat is new, as from a server that has forgotten: the first one must stand.
    const ask = () => settle(this.#scene.wallet, { ...round, seed: hex(systemRandom.bytes(32)) })
    return askAgain({ live }, ask, Number.POSITIVE_INFINITY)
  }
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
