import type { SummaryPart } from '@nordlys/contracts'
import { kroner, zeroOre } from '@nordlys/core'
import { expect, test } from 'vitest'
import { chartOf } from './chart-of.ts'

const standings = {
  cashOre: zeroOre,
  bonusOre: zeroOre,
  reservedOre: zeroOre,
  openStakesOre: zeroOre,
  debtOre: zeroOre,
}
const idle: SummaryPart = {
  from: new Date('2026-11-01'),
  to: new Date('2026-11-02'),
  depositedOre: zeroOre,
  takenBackOre: zeroOre,
  withdrawnOre: zeroOre,
  stakedOre: zeroOre,
  wonOre: zeroOre,
  jackpotsOre: zeroOre,
  grantedOre: zeroOre,
  forfeitedOre: zeroOre,
  resultOre: zeroOre,
  opening: standings,
  closing: standings,
}

test('[SCREEN-13] bars stand on the zero line, and the result runs through all parts', () => {
  const chart = chartOf([
    { ...idle, depositedOre: kroner(500), takenBackOre: kroner(100), resultOre: kroner(-150) },
    { ...idle, withdrawnOre: kroner(200), resultOre: kroner(-50) },
  ])
  expect(chart.lines.map(({ amountOre }) => amountOre)).toEqual(
    [-200, 0, 200, 400].map((amount) => kroner(amount)),
  )
  const zero = (100 * 400) / 600
  expect(chart.bars).toEqual([
    { kind: 'deposited', left: 12.5, top: 0, width: 12.5, height: zero },
    { kind: 'withdrawn', left: 75, top: zero / 2, width: 12.5, height: zero / 2 },
  ])
  expect(chart.result).toEqual([
    [25, (100 * 550) / 600],
    [75, 100],
  ])
})

test('[SCREEN-13] a period in which nothing moved has a zero line and nothing on it', () => {
  const { lines, bars, result } = chartOf([idle, idle, idle])
  expect(lines.map(({ amountOre }) => amountOre)).toEqual([zeroOre, kroner(1)])
  expect(bars).toEqual([])
  expect(new Set(result.map(([, y]) => y))).toEqual(new Set([100]))
})

test('[SCREEN-13] more withdrawals canceled than made hang below the line', () => {
  const { bars } = chartOf([{ ...idle, withdrawnOre: kroner(-100) }])
  expect(bars).toEqual([{ kind: 'withdrawn', left: 50, top: 0, width: 25, height: 100 }])
})

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4]],
  [90, [0, 50, 100]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('[SCREEN-13] the lines of %d kr. are round amounts', (amount, lines) => {
  const chart = chartOf([{ ...idle, depositedOre: kroner(amount) }])
  expect(chart.lines.map(({ amountOre }) => Number(amountOre) / 100)).toEqual(lines)
})
