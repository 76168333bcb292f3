import { bonusSpinChoices } from '@nordlys/contracts'
import { hex, invariant, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { expect } from 'vitest'
import { askAgain } from '../ask-again.ts'
import type { MoneyScene } from '../money-scene.ts'
import { rowsOf } from '../rows.ts'
import { launch, openPlay, settle } from '../wallet-wire.ts'

/** It has no jackpot. */
const gameId = 'krystalgrotten'
const valueOre = 20

/** A spin as the game server was told of it. */
export interface PlayedSpin {
  key: string
  seed: string
  winOre: number
  left: number | undefined
  /** Asks for it again, with another draw. */
  again(): Promise<PlayedSpin>
}

/** A grant of spins and an open game to play them in, as a game server does: each ask draws anew. */
export async function givePromisedSpins(scene: MoneyScene, count: number) {
  const grant = await giveSpins(scene, count)
  const { playSession } = await openPlay(scene.wallet, await launch(scene, gameId))
  const definitionHash = hex(systemRandom.bytes(32))

  async function play(): Promise<PlayedSpin> {
    const key = timeKey(systemClock, systemRandom)
    const drawn: string[] = []
    const ask = async (): Promise<PlayedSpin> => {
      const seed = hex(systemRandom.bytes(32))
      drawn.push(seed)
      const winOre = (systemRandom.bytes(1)[0] ?? 0) * 10
      const choices = bonusSpinChoices(grant)
      const round = { key, playSession, definitionHash, stakeOre: 0, valueOre, choices }
      const result = await settle(scene.wallet, { ...round, seed, winOre })
      invariant(result.ok, `a spin was refused: ${!result.ok && result.refusal}`)
      expect(drawn).toContain(result.seed)
      const told = { seed: result.seed, winOre: Number(result.winOre), left: result.spinsLeft }
      return { key, ...told, again: ask }
    }
    return askAgain(scene.platform, ask)
  }

  /** Compares all that was told of the grant's spins with the books; throws when they differ. */
  async function verify(told: readonly PlayedSpin[]): Promise<void> {
    for (const spin of told.slice(-20)) {
      const { seed, winOre } = spin
      expect(await spin.again()).toMatchObject({ seed, winOre })
    }
    const booked = await rowsOf(
      scene.databaseUrl,
      `SELECT key, encode(seed, 'hex') AS seed, win::int, stake::int, cash::int FROM ledger_journal
       WHERE reference = $1 AND refusal IS NULL ORDER BY key`,
      [grant],
    )
    const expected = told.map(({ key, seed, winOre }) => {
      return { key, seed, win: winOre, stake: 0, cash: winOre || null }
    })
    expect(booked).toEqual(expected.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    const won = told.reduce((total, { winOre }) => total + winOre, 0)
    const left = count - told.length
    const standing = 'SELECT spins_left, won::int, state FROM ledger_spin_grant WHERE grant_id = $1'
    expect(await rowsOf(scene.databaseUrl, standing, [grant])).toEqual([
      { spins_left: left, won, state: left === 0 ? 'used' : 'active' },
    ])
  }

  return { play, verify }
}

async function giveSpins({ databaseUrl }: MoneyScene, count: number): Promise<string> {
  const grant = timeKey(systemClock, systemRandom)
  await rowsOf(
    databaseUrl,
    `SELECT ledger_grant_spins($1, player_id, 'test', 1, ARRAY[$2], $3, $4, now() + interval '1 day',
      $1, now()) FROM players_player LIMIT 1`,
    [grant, gameId, valueOre, count],
  )
  return grant
}
