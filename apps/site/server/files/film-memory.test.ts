import { expect, test } from 'vitest'
import { FilmMemory } from './film-memory.ts'

const film = (megabytes: number, etag = '"a"') => {
  return { etag, type: 'video/mp4', bytes: Buffer.alloc(megabytes * 1_024 * 1_024) }
}

test('[DATA-15] the films asked for last are kept, and never more than there is room for', () => {
  const films = new FilmMemory()
  for (const name of ['a', 'b', 'c']) films.keep(name, film(12))
  expect(['a', 'b', 'c'].map((name) => films.find(name) !== undefined)).toEqual([false, true, true])
  films.keep('b', film(1, '"b"'))
  films.keep('d', film(12))
  expect(films.find('b')?.etag).toBe('"b"')
  expect(films.find('c')).toBeDefined()
  films.keep('e', film(33))
  expect(['b', 'c', 'd', 'e'].map((name) => films.find(name))).toEqual(Array(4).fill(undefined))
})
