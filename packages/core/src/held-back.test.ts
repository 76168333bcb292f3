import { expect, test, vi } from 'vitest'
import { HeldBack } from './held-back.ts'

test('[FLT-21] refusals are held for a moment, but no more of them than there is room for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const refusals = new HeldBack(1_000)
    let out = 0
    for (let number = 0; number < 2_003; number += 1) void refusals.wait().then(() => (out += 1))
    await vi.advanceTimersByTimeAsync(999)
    expect(out).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(out).toBe(2_003)
  } finally {
    vi.useRealTimers()
  }
})
