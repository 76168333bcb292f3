import { expect, test } from 'vitest'
import { numbers, wheel } from './layout.ts'
import {
  type AnnouncedBet,
  covered,
  finalSplits,
  finals,
  jeuZero,
  neighbourReach,
  neighbours,
  orphelins,
  tiers,
  voisins,
} from './sectors.ts'

const sectors = [
  { bet: voisins, chips: 9, from: 22, to: 25 },
  { bet: tiers, chips: 6, from: 27, to: 33 },
  { bet: jeuZero, chips: 4, from: 12, to: 15 },
]

test.each(sectors)('[GAME-02] $bet.nameDa covers exactly the wheel from $from to $to', (sector) => {
  expect(covered(sector.bet)).toEqual(sorted(arc(sector.from, sector.to)))
  expect(chipsOf(sector.bet)).toBe(sector.chips)
})

test('[GAME-02] voisins, tiers and orphelins share the wheel: 17, 12 and 8 numbers', () => {
  const parts = [voisins, tiers, orphelins].map(covered)
  expect(parts.map(({ length }) => length)).toEqual([17, 12, 8])
  expect(sorted(parts.flat())).toEqual(numbers)
  expect(covered(orphelins)).toEqual(sorted([...arc(17, 6), ...arc(1, 9)]))
  expect(chipsOf(orphelins)).toBe(5)
})

test('[GAME-02] neighbours are so many numbers on each side, a chip on each', () => {
  for (const number of numbers) {
    for (let each = neighbourReach.min; each <= neighbourReach.max; each += 1) {
      const bet = neighbours(number, each)
      expect(chipsOf(bet)).toBe(2 * each + 1)
      const place = wheel.indexOf(number) + 37
      const round = [...wheel, ...wheel, ...wheel].slice(place - each, place + each + 1)
      expect(covered(bet)).toEqual(sorted(round))
    }
  }
  expect(neighbours(0, 2).chips.map(([spot]) => spot)).toEqual(['n3', 'n26', 'n0', 'n32', 'n15'])
  for (const each of [0, 10, 1.5]) expect(() => neighbours(0, each)).toThrow('neighbours')
  expect(() => neighbours(37, 2)).toThrow('no number of the wheel: 37')
})

test('[GAME-02] finals cover the numbers that end in a digit, alone or each with the next row', () => {
  for (let digit = 0; digit <= 9; digit += 1) {
    const ends = numbers.filter((number) => number % 10 === digit)
    expect(covered(finals(digit))).toEqual(ends)
    expect(chipsOf(finals(digit))).toBe(digit <= 6 ? 4 : 3)
    const both = [...ends, ...ends.map((number) => number + 3)].filter((number) => number <= 36)
    expect(covered(finalSplits(digit))).toEqual(sorted(both))
    expect(chipsOf(finalSplits(digit))).toBe(ends.length)
  }
  expect(finalSplits(4).chips.map(([spot]) => spot)).toEqual([
    'split-4-7',
    'split-14-17',
    'split-24-27',
    'n34',
  ])
  expect(() => finals(10)).toThrow('no digit: 10')
})

/** The numbers of the wheel from one to another, both included. */
function arc(from: number, to: number): number[] {
  const round = [...wheel, ...wheel].slice(wheel.indexOf(from))
  return round.slice(0, round.indexOf(to) + 1)
}

function chipsOf({ chips }: AnnouncedBet): number {
  return chips.reduce((sum, [, count]) => sum + count, 0)
}

function sorted(some: readonly number[]): number[] {
  return [...some].sort((a, b) => a - b)
}
