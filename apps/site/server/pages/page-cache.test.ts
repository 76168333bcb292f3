import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { PageCache, type SharedPage } from './page-cache.ts'

const clock = new TestClock(new Date('2026-11-21T13:00:00Z'))

function pageOf(bytes: number): SharedPage {
  return {
    raw: Buffer.alloc(bytes),
    brotli: Buffer.alloc(0),
    hash: '',
    policy: '',
    type: 'text/html',
  }
}

test('many who ask at once wait for one page', async () => {
  const cache = new PageCache({ clock, lifeMs: 1000, bytesMax: 1000 })
  let made = 0
  const make = async () => {
    made += 1
    return pageOf(10)
  }
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', make)))
  expect(made).toBe(1)
  expect(new Set(pages).size).toBe(1)
})

test('a page that could not be made is tried again by the next', async () => {
  const cache = new PageCache({ clock, lifeMs: 1000, bytesMax: 1000 })
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(cache.get('/', async () => undefined)).resolves.toBeUndefined()
  await expect(cache.get('/', async () => pageOf(1))).resolves.toBeDefined()
})

test('what was read longest ago goes when the room is used up', async () => {
  const cache = new PageCache({ clock, lifeMs: 1000, bytesMax: 100 })
  const keep = (key: string) => cache.get(key, async () => pageOf(40))
  await keep('a')
  await keep('b')
  await keep('a')
  await keep('c')
  expect(cache.bytes).toBe(80)
  let madeAgain = ''
  for (const key of ['a', 'c', 'b']) {
    await cache.get(key, async () => {
      madeAgain += key
      return pageOf(40)
    })
  }
  expect(madeAgain).toBe('b')
})
