import { kroner, type PlayerId, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { addOffer, startWithCode } from '../../bonuses/test-offers.ts'
import { readBalances } from '../../ledger/index.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { settleTakenBack } from '../deposit/take-back.ts'
import { advancePayouts } from './payout-progress.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

const advance = () => advancePayouts(world.context, world.clock.now())

const bonusOf = async (player: PlayerId) => (await readBalances(world.db, player)).bonusOre

let deposits = 0

/** A player who has given up the bonus of a deposit for a payout, which is on its way. */
async function paidOut() {
  const player = await world.player()
  const started = await startWithCode(world, player, { amount: '200', code: await addOffer(world) })
  if (!started.ok) throw new Error(started.refusal)
  deposits += 1
  const txId = `returned-${deposits}`
  await world.callback('transfer', messageOf({ player, ...started }, txId))
  expect(await bonusOf(player)).toBe(kroner(200))
  const withdrawalId = await world.withdraw(player)
  world.clock.advance({ hours: 1 })
  await advance()
  await advance()
  expect(await bonusOf(player)).toBe(zeroOre)
  return {
    player,
    async comesBack() {
      world.parties.statuses.set(withdrawalId, { status: 'returned', reason: 'account-closed' })
      await advance()
      await advance()
    },
    takeDepositBack: () =>
      world.db
        .transaction()
        .execute((tx) =>
          settleTakenBack(world.context, tx, { txId, cause: 'dispute', keptOre: zeroOre }),
        ),
  }
}

test('[LED-04] a bonus that a returned payout gave again goes with its deposit', async () => {
  const { player, comesBack, takeDepositBack } = await paidOut()
  await comesBack()
  expect(await bonusOf(player)).toBe(kroner(200))
  await takeDepositBack()
  expect(await bonusOf(player)).toBe(zeroOre)
})

test('[LED-04] a bonus whose deposit the bank has taken back is not given again', async () => {
  const { player, comesBack, takeDepositBack } = await paidOut()
  await takeDepositBack()
  const before = await world.audited('bonus-not-restored')
  await comesBack()
  expect(await bonusOf(player)).toBe(zeroOre)
  expect(await world.audited('bonus-not-restored')).toBe(before + 1)
})
