import { describe, expect, test } from 'vitest'
import { colourOf, columnOf, numbers, rowOf, wheel } from './layout.ts'
import { spotLabelDa } from './spot-names.ts'
import { findSpot, type SpotKind, spots } from './spots.ts'

describe('the wheel', () => {
  test('[GAME-02] has each number once, and round it red and black alternate but for zero', () => {
    expect([...wheel].sort((a, b) => a - b)).toEqual(numbers)
    expect(wheel.map(colourOf).slice(1)).toEqual(
      Array.from({ length: 36 }, (_, place) => (place % 2 === 0 ? 'red' : 'black')),
    )
    expect(colourOf(0)).toBe('green')
  })

  test('[GAME-02] low and high numbers alternate round it, but for 10 beside 5', () => {
    const changes = wheel.slice(2).filter((number, place) => {
      return number > 18 !== (wheel[place + 1] ?? 0) > 18
    })
    expect(changes.length).toBe(34)
  })
})

describe('the layout', () => {
  test('[GAME-02] has 157 spots of these kinds, each with numbers and an id of its own', () => {
    const counts = new Map<SpotKind, number>()
    for (const { kind } of spots) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({
      ...{ straight: 37, split: 60, street: 14, corner: 23, line: 11 },
      ...{ column: 3, dozen: 3, 'even-chance': 6 },
    })
    expect(new Set(spots.map(({ id }) => id)).size).toBe(157)
    expect(new Set(spots.map((spot) => spot.numbers.join())).size).toBe(157)
    expect(new Set(spots.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(157)
  })

  test('[GAME-02] the geometry gives the spots that the rules of roulette list', () => {
    expect(new Set(spots.map((spot) => spot.numbers.join()))).toEqual(new Set(listed()))
  })

  test('[GAME-02] a spot pays 36 times the stake among its numbers, its stake included', () => {
    for (const { numbers: covered, pays } of spots) expect((pays + 1) * covered.length).toBe(36)
  })

  test('a spot keeps its id for ever', () => {
    const ids = 'n0 split-0-2 split-17-20 street-0-1-2 street-34-35-36 corner-0-1-2-3 line-31-36'
    for (const id of [...ids.split(' '), 'column-1', 'dozen-3', 'red', 'low', 'odd']) {
      expect(findSpot(id)?.id).toBe(id)
    }
    expect(findSpot('line-31-36')?.numbers).toEqual([31, 32, 33, 34, 35, 36])
    expect(findSpot('column-1')?.numbers.slice(0, 3)).toEqual([1, 4, 7])
    expect(findSpot('even')?.numbers).not.toContain(0)
    for (const id of ['n37', 'split-3-4', 'constructor', '__proto__', '']) {
      expect(findSpot(id)).toBeUndefined()
    }
  })

  test('[GAME-02] a spot is told in Danish with what it pays', () => {
    const labels = ['n17', 'split-17-20', 'street-4-5-6', 'street-0-2-3', 'corner-0-1-2-3']
    const more = ['corner-25-26-28-29', 'line-1-6', 'column-2', 'dozen-2', 'red', 'high']
    const told = [...labels, ...more].map((id) => {
      const spot = findSpot(id)
      return spot ? spotLabelDa(spot) : id
    })
    expect(told).toEqual([
      'Nummer 17, udbetaler 35 til 1',
      'Split 17 og 20, udbetaler 17 til 1',
      'Tværrække 4, 5 og 6, udbetaler 11 til 1',
      'Trio 0, 2 og 3, udbetaler 11 til 1',
      'Første fire, 0, 1, 2 og 3, udbetaler 8 til 1',
      'Hjørne 25, 26, 28 og 29, udbetaler 8 til 1',
      'Dobbelt tværrække 1 til 6, udbetaler 5 til 1',
      'Kolonne 2, 5 og så videre til 35, udbetaler 2 til 1',
      'Dusin 13 til 24, udbetaler 2 til 1',
      'Rød, udbetaler 1 til 1',
      '19 til 36, udbetaler 1 til 1',
    ])
    expect(new Set(spots.map(spotLabelDa)).size).toBe(157)
  })

  test('rows and columns hold the numbers as they are printed', () => {
    expect([rowOf(0), columnOf(0), rowOf(1), columnOf(1)]).toEqual([0, 0, 1, 1])
    expect([rowOf(36), columnOf(36), rowOf(20), columnOf(20)]).toEqual([12, 3, 7, 2])
  })
})

/** The spots by arithmetic on the numbers, apart from any point of the layout. */
function listed(): string[] {
  const all = Array.from({ length: 36 }, (_, each) => each + 1)
  const from = (first: number, length: number, step = 1) =>
    Array.from({ length }, (_, each) => first + each * step).join()
  return [
    ...all.map(String).concat('0'),
    ...all.filter((n) => n % 3 > 0).map((n) => from(n, 2)),
    ...all.filter((n) => n <= 33).map((n) => from(n, 2, 3)),
    ...['0,1', '0,2', '0,3', '0,1,2', '0,2,3', '0,1,2,3'],
    ...all.filter((n) => n % 3 === 1).map((n) => from(n, 3)),
    ...all.filter((n) => n % 3 > 0 && n <= 32).map((n) => [n, n + 1, n + 3, n + 4].join()),
    ...all.filter((n) => n % 3 === 1 && n <= 31).map((n) => from(n, 6)),
    ...[1, 2, 3].map((n) => from(n, 12, 3)),
    ...[1, 13, 25].map((n) => from(n, 12)),
    ...[from(1, 18), from(19, 18), from(1, 18, 2), from(2, 18, 2)],
    '1,3,5,7,9,12,14,16,18,19,21,23,25,27,30,32,34,36',
    '2,4,6,8,10,11,13,15,17,20,22,24,26,28,29,31,33,35',
  ]
}
