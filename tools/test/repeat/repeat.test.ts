import { expect, test } from 'vitest'
import { occupyCore } from './busy-core.ts'

test('a busy core is left alone again', async () => {
  const core = await occupyCore()
  await expect(core[Symbol.asyncDispose]()).resolves.toBeUndefined()
})
