import { gambleChoices } from '@nordlys/contracts'
import { dayMs, hex, invariant, required, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { chanceOf, drawJackpots, isHit, networkOfGame } from '@nordlys/game-math'
import { expect } from 'vitest'
import { rowsOf } from '../rows.ts'
import { launch, openPlay, settle } from '../wallet-wire.ts'
import { type Operation, oneMessage } from './operation.ts'
import { givePromisedSpins, type PlayedSpin } from './promised-spins.ts'

const gameId = 'vikingernes-guld'
const stakeOre = 100

/** A round's stake and win, settled together. */
export const roundSettled = settling('a round is settled')

/** A round that wins a jackpot beside its own win, whatever is drawn for it. */
export const roundWithJackpot = settling('a round wins a jackpot', {
  newSeed: winningSeed,
  jackpots: 1,
})

/** A win that is staked once more: doubled by the first draw, lost by the next. */
export const gambleSettled = settling('a gamble is settled', {
  choices: gambleChoices.red,
  winOf: (draws) => (draws % 2 === 0 ? stakeOre * 2 : 0),
})

interface Settling {
  newSeed?(): Uint8Array
  readonly jackpots?: number
  readonly choices?: string
  /** What is won by the draw that follows so many. */
  winOf?(draws: number): number
}

/** A spin of a grant: it stakes nothing, and the grant has one less. */
export const promisedSpinSettled = oneMessage<PlayedSpin>(
  'a promised spin is settled',
  async (scene) => {
    const spins = await givePromisedSpins(scene, 3)
    return { say: spins.play, verify: (spin) => spins.verify([spin]) }
  },
)

type Settled = Extract<Awaited<ReturnType<typeof settle>>, { ok: true }>

function settling(name: string, about: Settling = {}): Operation {
  const { newSeed = () => systemRandom.bytes(32), jackpots = 0, choices = '' } = about
  const { winOf = (draws: number) => stakeOre * draws } = about
  return oneMessage<Settled>(name, async (scene) => {
    const key = timeKey(systemClock, systemRandom)
    const { playSession } = await openPlay(scene.wallet, await launch(scene, gameId))
    const definitionHash = hex(systemRandom.bytes(32))
    const drawn: { seed: string; winOre: number }[] = []
    // A server that has forgotten draws another: the first draw that arrived must stand.
    const say = async () => {
      const draw = { seed: hex(newSeed()), winOre: winOf(drawn.length) }
      drawn.push(draw)
      const round = { key, playSession, definitionHash, stakeOre, choices }
      const result = await settle(scene.wallet, { ...round, ...draw })
      invariant(result.ok, 'the round is settled')
      return result
    }
    return {
      say,
      async verify(told) {
        const { seed, winOre } = told
        expect(drawn).toContainEqual({ seed, winOre: Number(winOre) })
        expect(await say()).toEqual({ ...told, repeated: true })
        const rounds = await rowsOf(
          scene.databaseUrl,
          'SELECT state, stake_ore::int, win_ore::int FROM audit_rounds WHERE round_id = $1',
          [key],
        )
        expect(rounds).toEqual([{ state: 'settled', stake_ore: stakeOre, win_ore: Number(winOre) }])
        const paid = await rowsOf(
          scene.databaseUrl,
          `SELECT j.cash FROM ledger_jackpot_win w JOIN ledger_journal j ON j.key = w.key
          WHERE w.round = $1`,
          [key],
        )
        const toldOre = (told.jackpots ?? []).map(({ amountOre }) => ({ cash: amountOre }))
        expect(toldOre).toHaveLength(jackpots)
        expect(paid.map(({ cash }) => ({ cash: BigInt(String(cash)) }))).toEqual(toldOre)
      },
    }
  })
}

/** A seed whose draw takes the smallest jackpot, and no other; nothing else could choose it. */
function winningSeed(): Uint8Array {
  const network = required(networkOfGame(gameId), 'the network of the game')
  const standing = { levelMilliOre: 0n, day: wholeDay }
  for (;;) {
    const seed = systemRandom.bytes(32)
    const won = drawJackpots(network, seed).filter((drawn) =>
      isHit(drawn, chanceOf(drawn.tier, BigInt(stakeOre), standing)),
    )
    if (won.length === 1 && won[0]?.tier.key === 'mini') return seed
  }
}

const wholeDay = { leftMs: dayMs, lengthMs: dayMs, hasDropped: false }
