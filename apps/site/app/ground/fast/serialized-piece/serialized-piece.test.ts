import { expect, test } from 'vitest'
import { deserializeTiles, serializeTiles, tileGame } from '../../../parts/game-tile/tile-game.ts'
import { testGame } from '../../finding/test-game.ts'
import {
  deserialize,
  openPiece,
  pieceFormat,
  readQuoted,
  serialize,
  writeQuoted,
} from './serialized-piece.ts'

const odd = { said: `"Hej", sagde O'Neill\\n`, tags: ['<b>', "''", '\u2028'], none: null, at: 1.5 }

test('a value comes out of its piece as it went in, whatever it holds', () => {
  const afar = pieceFormat<typeof odd>(writeQuoted, readQuoted)
  // As in another process: nothing is known of the piece there.
  expect(afar.deserialize(serialize(odd))).toEqual(odd)
  expect(deserialize(serialize(odd))).toBe(odd)
})

test('what is used stays known, however many others come and go', () => {
  const afar = pieceFormat<{ n: number }>(writeQuoted, readQuoted)
  const shared = { n: -1 }
  const piece = afar.serialize(shared)
  const first = { n: 0 }
  const forgotten = afar.serialize(first)
  for (let n = 1; n <= 1_200; n += 1) {
    afar.serialize({ n })
    expect(afar.deserialize(piece)).toBe(shared)
  }
  expect(afar.deserialize(forgotten)).not.toBe(first)
})

test('a piece needs no more room when it is quoted', () => {
  const piece = serialize({ menu: ['a', 'b'] })
  expect(JSON.stringify(JSON.stringify(piece.slice(1))).length).toBe(piece.length - 1 + 6)
})

test('only what is a piece is opened', () => {
  expect(openPiece(serialize(odd))).toEqual(odd)
  for (const text of ['', '{}', "{'a':1}", JSON.stringify(odd)]) expect(openPiece(text)).toBe(text)
})

test('tiles keep their amounts, and are the same ones where they were packed', () => {
  const game = tileGame(testGame('Nord"lyset\''), new Date('2026-11-21T12:00:00Z'))
  const piece = serializeTiles([game])
  expect(game.fromOre).toBe(20n)
  expect(deserializeTiles(piece)[0]).toBe(game)
  expect(openPiece(piece)).toMatchObject([{ title: game.title, fromOre: 20 }])
})
