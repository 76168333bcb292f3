import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { cardWishOf, cashierOf, waysToPay } from './ways-to-pay.ts'

const bounds = { minimumOre: kroner(100), maximumOre: kroner(50_000) }
const card = { method: 'card', ...bounds } as const
const mobilePay = { method: 'mobile_pay', ...bounds } as const
const at = new Date('2026-11-21T12:00:00Z')

function saved(cardId: string, isExpired = false) {
  return { cardId, isExpired, last4: '0000', savedAt: at, usedAt: at }
}

const cashier = { url: 'https://pay.example/cashier?userId=7', origin: 'https://pay.example' }

test('[PAY-01] saved cards stand before the card that is typed, where cards are open', () => {
  const values = (methods: Parameters<typeof waysToPay>[0]) =>
    waysToPay(methods, [saved('b'), saved('a')]).map(({ value }) => value)
  expect(values([mobilePay, card])).toEqual(['mobile_pay', 'b', 'a', 'card'])
  expect(values([card, mobilePay])).toEqual(['b', 'a', 'card', 'mobile_pay'])
  expect(values([mobilePay])).toEqual(['mobile_pay'])
})

test('[PAY-01] a card that is over its date is not offered', () => {
  expect(waysToPay([card], [saved('a', true)]).map(({ value }) => value)).toEqual(['card'])
})

test('[PAY-01] a saved card has a page of control digits, a new one for each card', () => {
  const [a, b, typed] = waysToPay([card], [saved('a'), saved('b')])
  if (!a || !b || !typed) throw new Error('a way to pay is missing')
  expect(cashierOf(cashier, typed)).toEqual(cashier)
  expect(cashierOf(cashier, a).url).toBe(`${cashier.url}&fields=cvv&card=a`)
  expect(cashierOf(cashier, b).url).not.toBe(cashierOf(cashier, a).url)
  expect(cashierOf(cashier, b).origin).toBe(cashier.origin)
})

test('[PAY-01] a card is saved by the tick alone, and a saved one is not saved again', () => {
  const [chosen, typed] = waysToPay([card], [saved('a')])
  if (!chosen || !typed) throw new Error('a way to pay is missing')
  const ticked = new FormData()
  ticked.set('save_card', 'on')
  expect(cardWishOf(typed, new FormData())).toEqual({ cardId: undefined, savesCard: false })
  expect(cardWishOf(typed, ticked)).toEqual({ cardId: undefined, savesCard: true })
  expect(cardWishOf(chosen, ticked)).toEqual({ cardId: 'a', savesCard: false })
})
