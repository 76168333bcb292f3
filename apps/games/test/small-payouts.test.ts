import { createHash } from 'node:crypto'
import type { ClientRound } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { type CompiledGame, compile, studioGames } from '@nordlys/game-math'
import { listGenerated, openGenerated } from '@nordlys/game-math/catalogue'
import { expect } from 'vitest'
import { provenTest } from '../../../tools/proofs/proven-test.ts'
import { amountText } from '../client/interface/amounts.ts'
import { spokenResult } from '../client/round/conclusion.ts'
import { countUpMs, sizeOf } from '../client/round/count-up.ts'
import {
  coinOreOf,
  type GameEvent,
  type GameState,
  wonInAllOre,
} from '../client/round/game-state.ts'
import { advance } from '../client/round/round-machine.ts'
import { boardAt } from '../client/round/story.ts'
import { winPlanOf } from '../client/round/win-plan.ts'
import { playFromSeed, presentRound } from '../src/slots/index.ts'

const test = provenTest(import.meta.url, { apart: /\/games\/generated\// })

const generated = await listGenerated()
const mechanics = [...new Set(generated.map(({ mechanic }) => mechanic))].sort()
const folder = 'packages/game-math/src/games/generated'
const testGames = test.about({
  reads: (mechanic: string) => [
    `${folder}/index.json`,
    ...generated
      .filter((each) => each.mechanic === mechanic)
      .map(({ id }) => `${folder}/${id}.json`),
  ],
})

testGames.each(mechanics)(
  '[FLT-42] in every game of %s a payout of at most the stake is its amount and nothing else',
  async (mechanic) => {
    const shown: [id: string, rounds: number][] = []
    for (const listed of generated.filter((each) => each.mechanic === mechanic)) {
      const { definition } = await openGenerated(listed)
      shown.push([listed.id, showSmallPayouts(compile(definition))])
    }
    return shown
  },
)

test('[FLT-42] in every game made by hand a payout of at most the stake is its amount alone', () =>
  studioGames.map((definition) => [definition.id, showSmallPayouts(compile(definition))]))

const roundsWanted = 12
const seedsMost = 400
const stakeOre = ore(2_000)

/** Shows winning rounds of a game as they would be at stakes they just reach and do not reach. */
function showSmallPayouts(game: CompiledGame): number {
  const { id, coinsPerBet } = game.definition
  let shown = 0
  for (let number = 0; number < seedsMost && shown < roundsWanted; number += 1) {
    const seed = createHash('sha256').update(`${id} ${number}`).digest()
    const played = playFromSeed(game, seed, stakeOre)
    const settled = { key: id, balanceOre: ore(10_000), at: new Date('2026-11-25T19:00:00Z') }
    const round = presentRound(game, played, settled)
    if (round.winOre === 0) continue
    const coinOre = coinOreOf(round, { coinsPerBet })
    const winCoins = round.winOre / coinOre
    // What a round pays in coins is all of it: the stake alone makes it a gain or none.
    for (const stakeCoins of [winCoins, winCoins + 1, coinsPerBet]) {
      if (stakeCoins < winCoins) continue
      const asStaked = { ...round, stakeOre: stakeCoins * coinOre }
      // The smallest jackpots may be less than a stake, too.
      const jackpots = [{ nameDa: 'Mini', amountOre: (stakeCoins - winCoins) * coinOre }]
      expectAmountAlone(stakeCoins > winCoins ? { ...asStaked, jackpots } : asStaked, stakeCoins)
      shown += 1
    }
  }
  expect(shown, `payouts of ${id}`).toBeGreaterThanOrEqual(roundsWanted)
  return shown
}

function expectAmountAlone(round: ClientRound, coinsPerBet: number): void {
  const context = { symbolNames: [], wild: -1, coinOre: coinOreOf(round, { coinsPerBet }) }
  const { stakeOre, events } = round
  const paidOre = wonInAllOre(round)
  for (const state of statesOf(round, coinsPerBet)) {
    const { phase } = state
    expect(['moving', 'showing', 'intro', 'choosing', 'resting']).toContain(phase.name)
    if (phase.name !== 'showing') continue
    const plan = winPlanOf(round, phase.at, boardAt(events, phase.at), context)
    expect(['none', 'no-gain']).toContain(plan.size)
    expect(plan.items).toEqual([])
    expect(plan.spoken).toBe(plan.spinOre > 0 ? amountText(plan.toOre) : '')
    expect(countUpMs(plan.toOre - plan.fromOre, stakeOre, false)).toBe(0)
  }
  expect(sizeOf(paidOre, stakeOre)).toBe('no-gain')
  const { grid } = boardAt(events, events.length - 1)
  expect(spokenResult(round, grid, context)).toBe(amountText(paidOre))
}

/** What ends each phase of a round that is shown. */
const ends: Partial<Record<GameState['phase']['name'], GameEvent>> = {
  moving: { type: 'moved' },
  showing: { type: 'wins-shown' },
  intro: { type: 'intro-ended' },
  choosing: { type: 'chest-opened' },
}

function* statesOf(round: ClientRound, coinsPerBet: number): Generator<GameState> {
  const standing = { balanceOre: 0, stakedOre: 0, wonOre: 0 }
  const totals = { stakedOre: 0, wonOre: round.winOre }
  const answer = { ok: true, round, repeated: false, roundKey: 'next', ...totals } as const
  let state: GameState = {
    phase: { name: 'asking', attempt: 1 },
    stakesOre: [round.stakeOre],
    stakeOre: round.stakeOre,
    coinsPerBet,
    roundKey: 'key',
    playToken: 'token',
    shown: standing,
    settled: standing,
    round: undefined,
    gamble: undefined,
    offer: undefined,
    shownWinOre: 0,
    isHurried: false,
    notice: undefined,
    isReplay: false,
  }
  state = advance(state, { type: 'answered', answer })
  for (let end = ends[state.phase.name]; end; end = ends[state.phase.name]) {
    yield state
    state = advance(state, end)
  }
  yield state
}
