import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { queryOfWish, wishedIn } from './wished-deposit.ts'

const read = (query: string) => wishedIn(new URLSearchParams(query))

test('[PAY-04] a deposit is tried again with its amount and its way to pay', () => {
  const again = queryOfWish({ amountOre: kroner(1_250), method: 'mobile_pay' })
  expect(read(again)).toEqual({ amountText: '1250', method: 'mobile_pay' })
  expect(read(queryOfWish({ amountOre: ore(20_050), method: 'card' })).amountText).toBe('200,5')
})

test('a form that nothing is wished of begins empty, and with no way of another name', () => {
  expect(read('')).toEqual({ amountText: '', method: undefined })
  expect(read('metode=kredit').method).toBeUndefined()
})
