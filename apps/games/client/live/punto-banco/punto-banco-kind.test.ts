import type { OwnSlip } from '@nordlys/contracts'
import { seededRng } from '@nordlys/game-math'
import { puntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import { expect, test } from 'vitest'
import { checkLiveRound } from '../check/check-live-round.ts'
import { commitmentOf, leafHash, treeOf } from '../check/test-tree.ts'
import { dealIn, winnersIn } from './deal-in.ts'
import { puntoBancoKind } from './punto-banco-kind.ts'

const math = puntoBancoKind.by(puntoBancoRules)
const table = 'faelles-punto-banco'
const definitionHash = 'ab'.repeat(32)
const [round, seed] = [48_213, '07'.repeat(32)]
const outcome = math.draw(seededRng(Buffer.from(seed, 'hex')))

const own: OwnSlip = {
  ...{ round, version: 1, status: 'booked', stakeOre: 12_000, key: '05'.repeat(16), leaf: 1 },
  bets: [
    ['player', 5_000],
    ['bank', 5_000],
    ['tie', 2_000],
  ],
}

test('[PROOF-03] the browser finds commitment, cards, its own slip in the tree and the payout', async () => {
  const leaves = [leafHash('04'.repeat(16), []), leafHash(own.key ?? '', own.bets)]
  const { root, path } = treeOf(leaves, 1)
  const commitment = commitmentOf({ table, round, definitionHash, seed })
  const opened = { round, outcome, seed, definitionHash, proof: { round, commitment, root } }
  const checking = { ...math, table, definitionHash, round: opened, slip: { ...own, path } }
  const paid = { player: 10_000, bank: 9_750, tie: 5_000 + 5_000 + 20_000 }
  const [winner = 'tie'] = winnersIn([outcome])
  expect(await checkLiveRound(checking)).toEqual({
    ...{ commitment: true, outcome: true, slip: true },
    payoutOre: paid[winner],
  })
  const { bank, player } = dealIn(outcome) ?? { bank: [], player: [] }
  const other = { ...opened, outcome: { player: bank, bank: player } }
  expect(await checkLiveRound({ ...checking, round: other })).toMatchObject({ outcome: false })
})

test('an outcome that is none of ours has no cards, no winner and no payout', () => {
  const others = [undefined, { number: 17 }, { player: [1] }, { player: [1, 2], bank: [1, 52] }]
  expect(others.map(dealIn)).toEqual(others.map(() => undefined))
  expect(winnersIn(others)).toEqual([])
  expect(math.payoutOf(own.bets, { number: 17 })).toBeUndefined()
  expect(math.payoutOf([['red', 100]], outcome)).toBeUndefined()
  expect(math.payoutOf(own.bets, outcome)?.stakeOre).toBe(12_000)
})
