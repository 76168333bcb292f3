import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { coinsOf, type RoundEvent } from '../../base/events.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import type { GameDefinition } from '../../game/definition.ts'
import { compile, playRound, playRoundCoins } from '../../game/play.ts'
import { prove } from '../../game/prove.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import { decimal, fraction, multiply, show } from '../../prove/fraction.ts'
import type { Rng } from '../../random/rng.ts'
import { seededRng } from '../../random/seeded-rng.ts'

/** The game is sound, and its proof is what every round there is gives, played both ways. */
export function expectProvenByEveryRound(definition: GameDefinition): void {
  expect(checkDefinition(structuredClone(definition))).toEqual({ ok: true, definition })
  const game = compile(definition)
  const par = prove(definition)
  const bet = definition.coinsPerBet
  const plays = [
    (rng: Rng) => playRoundCoins(game, rng),
    (rng: Rng) => playRound(game, rng).winCoins,
  ]
  for (const play of plays) {
    const all = playEveryRound(play)
    expect(par.rtp).toBe(show(multiply(all.mean, fraction(1, bet))))
    expect(par.hitRate).toBe(decimal(all.hits, 8))
    expect(par.standardDeviation).toBeCloseTo(all.standardDeviation / bet, 6)
    expect(par.maxWinBets).toBe(all.maxCoins / bet)
  }
}

/** The fast path wins what the engine wins, draws what it draws, and every coin is told. */
export function expectSameFromSameDraws(definition: GameDefinition, rounds: number): void {
  const game = compile(definition)
  const [slow, fast] = [rngOf(definition.id), rngOf(definition.id)]
  for (let round = 0; round < rounds; round += 1) {
    const { winCoins, events = [] } = playRound(game, slow)
    expect(playRoundCoins(game, fast)).toBe(winCoins)
    expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
  }
  expect(fast.u32()).toBe(slow.u32())
}

export function problemsOf(definition: GameDefinition): readonly string[] {
  const checked = checkDefinition(structuredClone(definition))
  return checked.ok ? [] : checked.problems
}

/** The events of so many rounds. */
export function roundsOf(definition: GameDefinition, rounds: number): (readonly RoundEvent[])[] {
  const game = compile(definition)
  const rng = rngOf(definition.id)
  return Array.from({ length: rounds }, () => playRound(game, rng).events ?? [])
}

/** The events of a round, spin by spin. */
export function spinsOf(events: readonly RoundEvent[]): RoundEvent[][] {
  const spins: RoundEvent[][] = []
  for (const event of events) {
    if (event.kind === 'reels') spins.push([])
    spins.at(-1)?.push(event)
  }
  return spins
}

function rngOf(text: string): Rng {
  return seededRng(Uint8Array.from(createHash('sha256').update(text).digest()))
}
