import { expect, test } from 'vitest'
import { orElse, readGames } from './or-else.ts'

function noted() {
  const failures: unknown[] = []
  return { failures, noteFailure: (error: unknown) => failures.push(error) }
}

test('a part that is read is shown, and no failure is noted', async () => {
  const scope = noted()
  expect(await orElse(scope, undefined, async () => 'read')).toBe('read')
  expect(scope.failures).toEqual([])
})

test('a part that fails is noted, and the page stands without it', async () => {
  const scope = noted()
  const down = new Error('down')
  expect(await orElse(scope, [], () => Promise.reject(down))).toEqual([])
  const games = { catalogue: () => Promise.reject(down) }
  expect(await readGames({ ...scope, games } as never)).toBeUndefined()
  expect(scope.failures).toEqual([down, down])
})

test('a redirect passes, and is no failure', async () => {
  const scope = noted()
  const redirect = new Response(null, { status: 302 })
  await expect(orElse(scope, undefined, () => Promise.reject(redirect))).rejects.toBe(redirect)
  expect(scope.failures).toEqual([])
})
