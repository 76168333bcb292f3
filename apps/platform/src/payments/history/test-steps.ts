import { hourMs, kroner, zeroOre } from '@nordlys/core'
import { sweepDue } from '../../ledger/index.ts'
import { loseCash, type PlayerLife } from '../base/test-life.ts'
import { cancelWithdrawal } from '../payout/withdrawal-states.ts'

/** A bonus of 50 kr. of which 20 kr. are staked in an open round when it ends. */
async function stakeBonus(life: PlayerLife, round: string): Promise<void> {
  await loseCash(life)
  await life.bonus(kroner(50), kroner(5_000))
  await life.bet(round, `bet-${round}`, kroner(20))
}

const expireBonus = async ({ world }: PlayerLife) => {
  world.clock.advance({ ms: hourMs })
  await sweepDue(world.db, world.clock.now())
}

/** Everything that can move a player's money, each step by itself whole, on one life. */
export const steps: readonly [string, (life: PlayerLife) => Promise<unknown>][] = [
  ['a deposit', (life) => life.deposit('2000')],
  ['a deposit under way', (life) => life.depositHeld('100')],
  [
    'a deposit that came to nothing',
    async (life) =>
      life.world.callback('cancel', { ...(await life.depositHeld('100')), statusCode: '504' }),
  ],
  ['a round that lost', (life) => life.play(kroner(10), zeroOre)],
  ['a round that won', (life) => life.play(kroner(10), kroner(35))],
  ['a bet', (life) => life.bet('first', 'bet-1', kroner(20))],
  ['a second bet of the round', (life) => life.bet('first', 'bet-2', kroner(5))],
  ['a win of an open round', (life) => life.win('first', 'win-1', kroner(12))],
  ['one bet is taken back', (life) => life.rollback('bet-2')],
  ['the end of a round', (life) => life.end('first')],
  ['a win after the end', (life) => life.win('first', 'win-2', kroner(3))],
  ['a win is taken back', (life) => life.rollback('win-1')],
  ['a bet that is taken back', (life) => life.bet('undone', 'bet-3', kroner(7))],
  ['the whole round is undone', (life) => life.rollback('bet-3')],
  ['a round that ends', (life) => life.bet('ended', 'bet-4', kroner(9))],
  ['its end', (life) => life.end('ended')],
  ['an ended round is undone', (life) => life.rollback('bet-4')],
  ['a hand that lost', (life) => life.hand(kroner(20), zeroOre)],
  ['a hand that paid', (life) => life.hand(kroner(20), kroner(50))],
  ['a bonus', (life) => life.bonus(kroner(50), kroner(20))],
  ['a bonus that becomes cash', (life) => life.play(kroner(20), zeroOre)],
  ['a round that stays open', (life) => life.bet('open', 'bet-5', kroner(30))],
  ['a jackpot', (life) => life.jackpot(kroner(77))],
  ['a withdrawal on its way', (life) => life.withdraw('100')],
  [
    'one that is canceled',
    async (life) => {
      const withdrawalId = await life.withdraw('150')
      await cancelWithdrawal(life.world.context, { playerId: life.player, withdrawalId })
    },
  ],
  ['one that is sent', async (life) => life.nemkonto(await life.withdraw('110'), 'sent')],
  ['one that has arrived', async (life) => life.nemkonto(await life.withdraw('120'), 'settled')],
  ['one that is returned', async (life) => life.nemkonto(await life.withdraw('130'), 'returned')],
  ['one that is rejected', async (life) => life.nemkonto(await life.withdraw('140'), 'rejected')],
  ['a withdrawal that waits', (life) => life.withdraw('100')],
  ['a stake of bonus', (life) => stakeBonus(life, 'late')],
  ['a bonus that expires', expireBonus],
  ['a win of a bonus that is over', (life) => life.win('late', 'win-3', kroner(40))],
  ['that win is taken back', (life) => life.rollback('win-3')],
  ['a stake of a bonus that is over is taken back', (life) => life.rollback('bet-late')],
  ['a stake of bonus that stays open', (life) => stakeBonus(life, 'bonus-open')],
  ['a win of cash and bonus', (life) => life.win('bonus-open', 'win-4', kroner(11))],
  ['another deposit', (life) => life.deposit('200')],
  [
    'a win that is staked again',
    async (life) => {
      await life.win('open', 'win-5', kroner(60))
      await loseCash(life)
    },
  ],
  ['and taken back: a debt', (life) => life.rollback('win-5')],
  ['a deposit that pays the debt', (life) => life.deposit('100')],
  [
    'a chargeback',
    async (life) => {
      const reference = await life.deposit('300')
      await loseCash(life)
      await life.chargeBack(reference)
    },
  ],
]
