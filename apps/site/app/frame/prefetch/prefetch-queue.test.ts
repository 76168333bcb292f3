import { expect, test } from 'vitest'
import { PrefetchQueue } from './prefetch-queue.ts'

function slowQueue() {
  const started: string[] = []
  const endings = new Map<string, () => void>()
  const queue = new PrefetchQueue<string>((route) => {
    started.push(route)
    return new Promise((resolve) => endings.set(route, resolve))
  })
  const end = async (route: string) => {
    endings.get(route)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, started, end }
}

test('[NAV-06] at most 4 routes are fetched ahead at a time, the others wait in their order', async () => {
  const { queue, started, end } = slowQueue()
  for (const route of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queue.want(route, route)
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await end('c')
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  await end('a')
  await end('e')
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  for (const route of ['b', 'd', 'f', 'g']) await end(route)
  queue.want('h', 'h')
  expect(started.at(-1)).toBe('h')
})

test('[NAV-06] a route is fetched ahead once, however often it is wished for', async () => {
  const { queue, started, end } = slowQueue()
  queue.want('a', 'a')
  queue.want('a', 'a')
  await end('a')
  queue.want('a', 'a')
  expect(started).toEqual(['a'])
})
