import { paymentStatus } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { depositMoves, mayMove, wayTo, withdrawalMoves } from './payment-moves.ts'

/** Every pair of states, written out: what is not in these lists must be refused. */
const allowed = {
  deposit: [
    'initiated>pending',
    'initiated>canceled',
    'pending>processing',
    'pending>canceled',
    'processing>implemented',
    'processing>canceled',
    'implemented>reversed',
  ],
  withdrawal: [
    'pending>processing',
    'pending>canceled',
    'processing>initiated',
    'processing>reversed',
    'initiated>implemented',
    'initiated>reversed',
    'implemented>reversed',
  ],
}

test.each(['deposit', 'withdrawal'] as const)(
  '[PAY-05] a %s makes the moves of its table and no others',
  (direction) => {
    const states = paymentStatus.options
    const found = states.flatMap((from) =>
      states.filter((to) => mayMove(direction, from, to)).map((to) => `${from}>${to}`),
    )
    expect(found.sort()).toEqual([...allowed[direction]].sort())
  },
)

test('[PAY-05] nothing leaves canceled or reversed, and a withdrawal is canceled from pending alone', () => {
  for (const direction of ['deposit', 'withdrawal'] as const) {
    for (const to of paymentStatus.options) {
      expect(mayMove(direction, 'canceled', to)).toBe(false)
      expect(mayMove(direction, 'reversed', to)).toBe(false)
    }
  }
  const intoCanceled = Object.entries(withdrawalMoves).filter(([, to]) =>
    to.some((state) => state === 'canceled'),
  )
  expect(intoCanceled.map(([from]) => from)).toEqual(['pending'])
})

test('[PAY-05] a message that skips states passes those in between', () => {
  expect(Object.keys(depositMoves)).toHaveLength(4)
  expect(wayTo('deposit', 'initiated', 'implemented')).toEqual([
    'pending',
    'processing',
    'implemented',
  ])
  expect(wayTo('deposit', 'processing', 'implemented')).toEqual(['implemented'])
  expect(wayTo('deposit', 'canceled', 'implemented')).toBeUndefined()
  expect(wayTo('withdrawal', 'canceled', 'processing')).toBeUndefined()
})
