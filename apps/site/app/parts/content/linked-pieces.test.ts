import { expect, test } from 'vitest'
import { linkedPieces } from './linked-pieces.ts'

test('words in brackets with an address are a link, and nothing else is', () => {
  expect(
    linkedPieces('Læs [vilkårene](/vilkaar), og <b>spil</b> [ikke](nu').map(({ words, to }) => [
      words,
      to,
    ]),
  ).toEqual([
    ['Læs ', undefined],
    ['vilkårene', '/vilkaar'],
    [', og <b>spil</b> [ikke](nu', undefined],
  ])
  expect(linkedPieces('[Alt](https://example.dk) og [mere](tel:+4570222825)')).toHaveLength(3)
  expect(linkedPieces('Intet')).toEqual([{ words: 'Intet', to: undefined, from: 0 }])
})
