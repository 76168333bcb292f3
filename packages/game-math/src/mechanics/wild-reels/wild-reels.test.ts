import { createHash } from 'node:crypto'
import { required } from '@nordlys/core'
import { describe, expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { coinsOf, type RoundEvent } from '../../base/events.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import type { GameDefinition } from '../../game/definition.ts'
import { compile, playRound, playRoundCoins } from '../../game/play.ts'
import { prove } from '../../game/prove.ts'
import { rulesOf } from '../../game/rules-text.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import { decimal, fraction, multiply, show } from '../../prove/fraction.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import type { WildReelsDefinition } from './definition.ts'
import { smallWildReels } from './small-wild-reels.ts'

const test = provenTest(import.meta.url)

const mechanics = ['wild-respins', 'walking-wilds'] as const

function small(
  mechanic: (typeof mechanics)[number],
  changes: Partial<WildReelsDefinition> = {},
): GameDefinition {
  return { ...smallWildReels(changes), mechanic }
}

describe.each(mechanics)('%s', (mechanic) => {
  test('[PROOF-01] a small game is sound, and its rules are whole sentences', () => {
    const game = small(mechanic)
    expect(checkDefinition(structuredClone(game))).toEqual({ ok: true, definition: game })
    const { sections } = rulesOf(game, prove(game))
    for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
      expect(paragraph).toMatch(/^[A-ZÆØÅ].*[.]$/)
      expect(paragraph).not.toMatch(/undefined|NaN|Infinity| {2}|\.\./)
    }
    expect(sections.map(({ heading }) => heading)).toContain('Respins')
  })

  test.each<[string, Partial<WildReelsDefinition>]>([
    ['every rule in it', {}],
    ['one respin only', { caps: { maxWinBets: 1000, maxRespins: 1 } }],
    ['no multiplier', { respins: { multipliers: [1] } }],
    ['wilds on one reel', { strips: { base: oneWildReel() } }],
  ])('[PROOF-01] a game with %s is proven to what all its rounds give', (_what, changes) => {
    const definition = small(mechanic, changes)
    const game = compile(definition)
    const par = prove(definition)
    const bet = definition.coinsPerBet
    for (const play of [
      playRoundCoins,
      (...of: Parameters<typeof playRound>) => playRound(...of).winCoins,
    ]) {
      const all = playEveryRound((rng) => play(game, rng))
      expect(par.rtp).toBe(show(multiply(all.mean, fraction(1, bet))))
      expect(par.hitRate).toBe(decimal(all.hits, 8))
      expect(par.standardDeviation).toBeCloseTo(all.standardDeviation / bet, 6)
      expect(par.maxWinBets).toBe(all.maxCoins / bet)
    }
  })

  test('[PROOF-01] the fast path wins what the engine wins, and every coin is told', () => {
    const game = compile(small(mechanic))
    const [slow, fast] = [seededRng(seed), seededRng(seed)]
    for (let round = 0; round < 20_000; round += 1) {
      const { winCoins, events = [] } = playRound(game, slow)
      expect(playRoundCoins(game, fast)).toBe(winCoins)
      expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
    }
    expect(fast.u32()).toBe(slow.u32())
  })

  test.each<[string, Partial<WildReelsDefinition>, string]>([
    [
      'no wild',
      { symbols: smallWildReels().symbols.slice(1) },
      'symbols have not exactly one wild',
    ],
    ['a wild that pays alone', { symbols: richWild() }, 'the wild pays alone'],
    ['multipliers that fall', { respins: { multipliers: [2, 1] } }, 'respins.multipliers fall'],
    ['no multipliers', { respins: { multipliers: [] } }, 'respins.multipliers are empty'],
    [
      'a wild in front',
      { strips: { base: wildInFront() } },
      'strips.base have a wild on the first reel',
    ],
    ['a wild nowhere', { strips: { base: noWildReel() } }, 'strips.base have no wild'],
  ])('[PROOF-01] a game with %s is refused', (_fault, changes, problem) => {
    const checked = checkDefinition(small(mechanic, changes))
    expect(checked.ok || checked.problems).toContain(problem)
  })
})

test('[PROOF-06] a wild fills its reel and holds it while new ones land', () => {
  for (const events of roundsOf('wild-respins')) {
    const spins = events.filter((event) => event.kind === 'reels')
    const filled = spinsOf(events).map((spin) => filledIn(spin))
    for (const [index, { held = [], grid }] of spins.entries()) {
      const before = filled.slice(0, index).flat()
      expect([...held]).toEqual(before.toSorted())
      for (const reel of held) expect(new Set(grid[reel])).toEqual(new Set(['wild']))
    }
    // All but the last spin brought a new wild, and the last one did not or was the last there is.
    expect(filled.slice(0, -1).every((reels) => reels.length > 0)).toBe(true)
    expect(filled.at(-1)?.length === 0 || spins.length === 4).toBe(true)
  }
})

test('[PROOF-06] wild reels walk one reel to the left with every respin', () => {
  let walked = 0
  for (const events of roundsOf('walking-wilds')) {
    const spins = spinsOf(events)
    for (const [index, spin] of spins.entries()) {
      const [reels] = spin
      const next = spins[index + 1]?.[0]
      if (reels?.kind !== 'reels') throw new Error('a spin begins with its reels')
      const wild = [...(reels.held ?? []), ...filledIn(spin)].toSorted()
      const moved = wild.map((reel) => reel - 1).filter((reel) => reel > 0)
      if (index === 3) continue
      expect(next?.kind === 'reels' ? [...(next.held ?? [])] : []).toEqual(moved)
      walked += moved.length
    }
  }
  expect(walked).toBeGreaterThan(100)
})

const seed = Uint8Array.from(createHash('sha256').update('wild reels').digest())

function roundsOf(mechanic: (typeof mechanics)[number]): (readonly RoundEvent[])[] {
  const game = compile(small(mechanic))
  const rng = seededRng(seed)
  return Array.from({ length: 2_000 }, () => playRound(game, rng).events ?? [])
}

/** The events of a round, spin by spin. */
function spinsOf(events: readonly RoundEvent[]): RoundEvent[][] {
  const spins: RoundEvent[][] = []
  for (const event of events) {
    if (event.kind === 'reels') spins.push([])
    required(spins.at(-1), 'a spin').push(event)
  }
  return spins
}

function filledIn(spin: readonly RoundEvent[]): number[] {
  const [reels] = spin
  if (reels?.kind !== 'reels') return []
  return reels.grid.flatMap((column, reel) =>
    column.includes('wild') && !reels.held?.includes(reel) ? [reel] : [],
  )
}

function oneWildReel() {
  const [first = [], second = []] = smallWildReels().strips.base
  return [first, second, ['leaf', 'gem', 'shell', 'gem']]
}

function noWildReel() {
  const [first = []] = smallWildReels().strips.base
  return [first, first, first]
}

function wildInFront() {
  const [first = [], ...others] = smallWildReels().strips.base
  return [[...first, 'wild'], ...others]
}

function richWild() {
  const [wild, ...others] = smallWildReels().symbols
  return [{ ...required(wild, 'the wild'), pays: { '3': 10 } }, ...others]
}
