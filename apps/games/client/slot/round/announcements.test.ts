import type { ClientEvent } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { announcementOf } from './announcements.ts'

const opened = { symbolNames: ['Sagnbog', 'Skjold'], game: {} }
const won = (special?: number, awarded = 8): ClientEvent => ({
  kind: 'free-spins',
  won: 8,
  awarded,
  ...(special !== undefined && { special }),
})
const spin = (multiplier: number): ClientEvent => ({
  kind: 'reels',
  mode: 'free',
  stops: [0],
  grid: [[1]],
  multiplier,
})

test('a book opens to the special symbol before its free spins, and takes its time', () => {
  const plain = announcementOf([won(), spin(1)], 0, opened)
  const book = announcementOf([won(1), spin(1)], 0, opened)
  expect(book).toMatchObject({
    headline: '8 free spins',
    line: 'Specialsymbol: Skjold',
    special: 1,
  })
  expect(book?.lengthMs).toBeGreaterThan(plain?.lengthMs ?? 0)
  expect(plain).toMatchObject({ headline: '8 free spins', line: '' })
  expect(plain).not.toHaveProperty('special')
})

test('what multiplies is told with the symbol', () => {
  const line = 'Specialsymbol: Skjold. Alle gevinster ganges med 2'
  expect(announcementOf([won(1), spin(2)], 0, opened)).toMatchObject({ line })
})

test('free spins that are won again open no book', () => {
  const again = announcementOf([won(1, 16), spin(1)], 0, opened)
  expect(again?.headline).toBe('8 free spins mere')
  expect(again).not.toHaveProperty('special')
})

test('reels that turn as one are told with the first free spins alone', () => {
  const giant = { ...opened, game: { giant: [1, 2, 3] } }
  const line = 'Hjul 2 til 4 drejer som ét. Alle gevinster ganges med 2'
  expect(announcementOf([won(), spin(2)], 0, giant)).toMatchObject({ line })
  expect(announcementOf([won(undefined, 16), spin(1)], 0, giant)?.line).toBe('')
})

test('a multiplier that rises is told as far as the free spins won so far take it', () => {
  const more = { kind: 'free-spins', won: 2, awarded: 5 } as const
  const events = [
    { ...more, won: 3, awarded: 3 },
    spin(1),
    spin(2),
    more,
    spin(3),
    spin(5),
    spin(5),
  ]
  const line = 'Gevinster ganges med et tal, der vokser fra'
  const round = [spin(1), ...events]
  expect(announcementOf(round, 1, opened)?.line).toBe(`${line} 1 til 3`)
  expect(announcementOf(round, 4, opened)?.line).toBe(`${line} 3 til 5`)
})
