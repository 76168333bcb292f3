import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { RoundEvent } from '../../base/events.ts'
import { prove } from '../../game/prove.ts'

import { isChainPar } from '../../prove/par-kinds.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import { compile } from './compile.ts'
import type { RespinWheelDefinition } from './definition.ts'
import { playRound } from './engine.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<RespinWheelDefinition>]>([
  ['every rule in it', {}],
  ['one respin', { pairRespins: 1 }],
  ['no wild', withoutWild()],
  ['a wheel of one number', { wheel: { multipliers: [3, 3, 3, 3] } }],
])('[PROOF-01] a respin wheel with %s is proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of a respin wheel wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-01] the proof tells how often respins come and the wheel turns', () => {
  const par = prove(small())
  const rounds = roundsOf(small(), 40_000)
  const shareOf = (has: (event: RoundEvent) => boolean) =>
    rounds.filter((events) => events.some(has)).length / rounds.length
  const played = { respins: shareOf(isRespin), wheel: shareOf(({ kind }) => kind === 'wheel') }
  for (const part of ['respins', 'wheel'] as const) {
    const proven = isChainPar(par) ? par.parts.find((each) => each.part === part) : undefined
    expect(played[part] * (proven?.rounds ?? 0)).toBeGreaterThan(0.93)
    expect(played[part] * (proven?.rounds ?? 0)).toBeLessThan(1.07)
  }
})

test('[PROOF-06] two reels of one symbol stay, and the third turns until it wins or has turned', () => {
  const [spin, respin, second, ...more] = played([1, 3, 0, 3, 0])
  expect(shown(spin)).toEqual(['gem gem', 'leaf shell', 'gem gem'])
  expect(respin).toMatchObject({ held: [0, 2], stops: [1, 3, 0] })
  expect(second).toMatchObject({ held: [0, 2], stops: [1, 0, 0] })
  expect(shown(second)).toEqual(['gem gem', 'gem wild', 'gem gem'])
  expect(more.map(({ kind }) => kind)).toEqual(['wins', 'wheel'])
})

test('[PROOF-06] the wheel multiplies the win of the grid by the number it stops on', () => {
  const events = played([1, 0, 0, 3])
  const [wins, wheel] = [events.at(-2), events.at(-1)]
  expect(wins).toMatchObject({ kind: 'wins', coins: 18 })
  expect(wheel).toEqual({ kind: 'wheel', segment: 3, multiplier: 5, coins: 18 * 4 })
})

test('[PROOF-06] a spin that wins lets nothing turn again, and neither do two reels unlike', () => {
  expect(played([1, 0, 1]).map(({ kind }) => kind)).toEqual(['reels', 'wins'])
  expect(played([3, 2, 0]).map(({ kind }) => kind)).toEqual(['reels'])
})

test.each<[string, Partial<RespinWheelDefinition>, string]>([
  ['four reels', { reels: 4 }, 'reels are not three'],
  ['a wheel of three', { wheel: { multipliers: [2, 3, 4] } }, 'wheel.multipliers are not 4 to 16'],
  [
    'nothing that fills a reel',
    { strips: { base: Array(3).fill(['gem', 'leaf', 'shell']) } },
    'no symbol can fill a reel',
  ],
  [
    'a wild in front',
    { strips: { base: [['wild', 'gem', 'gem'], ...small().strips.base.slice(1)] } },
    'strips.base have a wild on the first reel',
  ],
  [
    'a reel of wilds',
    { strips: { base: [...small().strips.base.slice(1), ['gem', 'wild', 'wild']] } },
    'wilds alone can fill a reel',
  ],
])('[PROOF-01] a respin wheel with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

test('[PROOF-01] a respin wheel with more that fill reels than a spin can tally is refused', () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  const symbols = keys.map((key) => ({ key, nameDa: key, kind: 'pay', pays: { '3': 1 } }) as const)
  const strip = keys.flatMap((key) => [key, key])
  const problems = problemsOf(small({ symbols, strips: { base: [strip, strip, strip] } }))
  expect(problems).toContain('more than 4 symbols can fill a reel')
})

function isRespin(event: RoundEvent): boolean {
  return event.kind === 'reels' && event.held !== undefined
}

/** A round of the small game from these draws. */
function played(draws: readonly number[]): readonly RoundEvent[] {
  const left = [...draws]
  const below = () => left.shift() ?? 0
  return playRound(compile(small()), { u32: below, below }).events ?? []
}

function shown(event: RoundEvent | undefined): string[] {
  return event?.kind === 'reels' ? event.grid.map((column) => column.join(' ')) : []
}

function withoutWild(): Partial<RespinWheelDefinition> {
  const { symbols, strips } = small()
  return {
    symbols: symbols.filter(({ kind }) => kind === 'pay'),
    strips: {
      base: strips.base.map((strip) => strip.map((key) => (key === 'wild' ? 'gem' : key))),
    },
  }
}

function small(changes: Partial<RespinWheelDefinition> = {}): RespinWheelDefinition {
  return {
    ...smallBase,
    id: 'small-respin-wheel',
    mechanic: 'respin-wheel',
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: {} },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
      { key: 'shell', nameDa: 'Skal', kind: 'pay', pays: { '3': 1 } },
    ],
    strips: {
      base: [
        ['leaf', 'gem', 'gem', 'shell', 'shell'],
        ['gem', 'wild', 'shell', 'leaf', 'shell'],
        ['gem', 'gem', 'leaf', 'shell', 'wild'],
      ],
    },
    pairRespins: 2,
    wheel: { multipliers: [2, 3, 2, 5] },
    caps: { maxWinBets: 1000 },
    ...changes,
  }
}
