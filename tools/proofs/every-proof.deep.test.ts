import { expect, test } from 'vitest'
import { run } from '../command.ts'

test('[PROOF-01] every claim that is proven by content is proven again, with the recorded result', {
  timeout: 3_600_000,
}, async () => {
  const { code, output } = await run(['tools/proofs/prove.ts', '--share', '1'])
  expect(code, output).toBe(0)
})
