import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runProgram } from './run-program.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A process that was asked to stop, and whose program never closes. */
async function stopping(options?: { drainMs: number }): Promise<number[]> {
  const exits: number[] = []
  const listeners = new Map<string, (message: unknown) => void>()
  const host = {
    env: {},
    stderr: { write: () => undefined },
    memoryUsage: { rss: () => 0 },
    on: (event: string, listener: (message: unknown) => void) => listeners.set(event, listener),
    exit: (code = 0) => exits.push(code) as never,
  }
  const open = async () => ({
    url: '',
    [Symbol.asyncDispose]: () => new Promise<void>(() => undefined),
  })
  void runProgram('sandbox', host, open, options)
  await vi.advanceTimersByTimeAsync(0)
  listeners.get('SIGTERM')?.(undefined)
  return exits
}

test.each([
  [undefined, 15_000],
  [{ drainMs: 40_000 }, 40_000],
])(
  '[LV11] a program that does not close is gone after its time to drain (%o)',
  async (options, ms) => {
    const exits = await stopping(options)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(exits).toEqual([1])
  },
)
