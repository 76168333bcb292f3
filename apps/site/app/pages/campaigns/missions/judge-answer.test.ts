import { expect, test } from 'vitest'
import { askedGame, judgeHighest, judgeReturn } from './judge-answer.ts'

const jackpot = { key: 'nordlys', name: 'Nordlys', returnShare: 0.02 }
const games = [
  { gameId: 'puljen', title: 'Puljen', returnToPlayer: 0.94, jackpot },
  { gameId: 'nattoget', title: 'Nattoget', returnToPlayer: 0.961_2 },
  { gameId: 'havets-ro', title: 'Havets ro', returnToPlayer: 0.966_1 },
  { gameId: 'orm', title: 'Ørneflugt', returnToPlayer: 0.966_4 },
]

test('[SCREEN-14] the game that is asked about gives back what its own page says', () => {
  expect(askedGame(games)?.gameId).toBe('nattoget')
  expect(askedGame([])).toBeUndefined()
})

test.each(['96,1', '96.12', ' 96,12 % ', '96,1%'])(
  '[SCREEN-14] %s is right for a return of 96,12 %%',
  (typed) => expect(judgeReturn(typed, games[1])).toBe('fuldfoert'),
)

test.each(['96', '96,2', '97', '0,9612', '', 'cirka 96', '1e2', '-96,1', '99999999999'])(
  '[SCREEN-14] "%s" is not',
  (typed) => expect(judgeReturn(typed, games[1])).toBe('forkert'),
)

test('[SCREEN-14] without a game no figure is right', () => {
  expect(judgeReturn('96,1', undefined)).toBe('forkert')
})

test.each([
  ['Ørneflugt', 'fuldfoert'],
  [' HAVETS  RO ', 'fuldfoert'],
  ['o\u0308rneflugt', 'ukendt-spil'],
  ['Nattoget', 'forkert-spil'],
  ['Puljen', 'forkert-spil'],
  ['Havet', 'ukendt-spil'],
  ['', 'ukendt-spil'],
])('[SCREEN-14] of the highest return "%s" is %s, as the lists round it', (typed, result) => {
  expect(judgeHighest(typed, games)).toBe(result)
})
