import type { OwnSlip } from '@nordlys/contracts'
import { seededRng } from '@nordlys/game-math'
import { outcomeOn, roulette } from '@nordlys/game-math/tables/roulette/machine'
import {
  type RouletteBets,
  europeanRoulette as rules,
} from '@nordlys/game-math/tables/roulette/rules'
import { expect, test } from 'vitest'
import type { LiveMath } from '../round/live-math.ts'
import { checkLiveRound, type LiveChecking } from './check-live-round.ts'
import { commitmentOf, leafHash, treeOf } from './test-tree.ts'

const table = 'faelles-roulette'
const definitionHash = 'ab'.repeat(32)
const seed = '07'.repeat(32)
const round = 48_213
const number = seededRng(Buffer.from(seed, 'hex')).below(37)

const commitment = commitmentOf({ table, round, definitionHash, seed })

const math: LiveMath = {
  payoutOf(bets, outcome) {
    const { number: on } = outcome as { number: number }
    const { stakeOre, payoutOre } = outcomeOn(rules, bets as RouletteBets, on)
    return { stakeOre: Number(stakeOre), payoutOre: Number(payoutOre) }
  },
  draw: (rng) => roulette.start(rules, [], rng),
}

const keyOf = (at: number) => at.toString(16).padStart(32, '0')
const betsOf = (at: number) => [[`n${at % 37}`, 5_000 + at * 100]] as const
const own: OwnSlip = {
  ...{ round, version: 1, status: 'booked', stakeOre: 7_000, key: keyOf(4) },
  bets: [
    [`n${number}`, 5_000],
    ['red', 2_000],
  ],
}

/** A round of so many slips, of which one's own is at a place. */
function roundOf(slips: number, leaf: number): LiveChecking {
  const leaves = Array.from({ length: slips }, (_, at) =>
    at === leaf ? leafHash(own.key ?? '', own.bets) : leafHash(keyOf(at + 100), betsOf(at)),
  )
  const { root, path } = treeOf(leaves, leaf)
  const opened = {
    round,
    outcome: { number },
    seed,
    definitionHash,
    proof: { round, commitment, root },
  }
  return { ...math, table, definitionHash, round: opened, slip: { ...own, leaf, path } }
}

test('[PROOF-03] the browser finds commitment, number, its own slip in the tree and the payout', async () => {
  const isRed = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(number)
  expect(await checkLiveRound(roundOf(5, 4))).toEqual({
    ...{ commitment: true, outcome: true, slip: true },
    payoutOre: 36 * 5_000 + (isRed ? 4_000 : 0),
  })
})

test('[PROOF-03] a slip is found at every place of trees of every shape', async () => {
  for (let slips = 1; slips <= 18; slips += 1) {
    for (let leaf = 0; leaf < slips; leaf += 1) {
      const found = await checkLiveRound(roundOf(slips, leaf))
      expect([slips, leaf, found]).toMatchObject([slips, leaf, { slip: true }])
    }
  }
})

test('[PROOF-03] a slip that was changed, moved or left out is not in the tree', async () => {
  const right = roundOf(11, 6)
  const slip = right.slip ?? own
  const others: readonly OwnSlip[] = [
    { ...slip, bets: [[`n${number}`, 5_000]] },
    { ...slip, key: keyOf(5) },
    { ...slip, leaf: 7 },
    { ...slip, path: slip.path?.slice(1) },
    { ...slip, path: ['00'.repeat(32), ...(slip.path ?? []).slice(1)] },
    { ...slip, path: Array.from({ length: 40 }, () => '00'.repeat(32)), leaf: 2 ** 40 },
  ]
  for (const other of others) {
    expect(await checkLiveRound({ ...right, slip: other })).toMatchObject({ slip: false })
  }
})

test('[PROOF-03] another seed, table or round fails the commitment, another number the draw', async () => {
  const right = roundOf(3, 1)
  const withRound = (changed: object) =>
    checkLiveRound({ ...right, round: { ...right.round, ...changed } })
  expect(await withRound({ seed: '08'.repeat(32) })).toMatchObject({ commitment: false })
  expect(await withRound({ round: round + 1 })).toMatchObject({ commitment: false })
  expect(await withRound({ outcome: { number: (number + 1) % 37 } })).toMatchObject({
    outcome: false,
  })
  expect(await checkLiveRound({ ...right, table: 'faelles-roulette-hoej' })).toMatchObject({
    ...{ commitment: false, outcome: true },
  })
})

test('[PROOF-03] who came late or bet nothing checks what there is; other rules break nothing', async () => {
  const { slip: _, ...right } = roundOf(3, 1)
  const watched = await checkLiveRound({ ...right, slip: undefined })
  expect(watched).toEqual({
    commitment: true,
    outcome: true,
    slip: undefined,
    payoutOre: undefined,
  })
  const late = await checkLiveRound({
    ...{ ...right, slip: undefined },
    round: { ...right.round, proof: undefined },
  })
  expect(late).toMatchObject({ commitment: undefined, outcome: true })
  const other = { ...right, slip: undefined, definitionHash: 'cd'.repeat(32) }
  expect(await checkLiveRound(other)).toBe('other-rules')
})
