import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ProcessTimes } from '../process-times.ts'
import { Meter } from './meter.ts'

type Present = Record<number, Partial<ProcessTimes> & { step?: string }>

/** A meter of a machine whose processes the test says before each look. */
function openMeter() {
  let present: Present = {}
  const meter = new Meter({
    readProcesses: () =>
      new Map(
        Object.entries(present).map(([pid, { parent = 1, startedAt = 0, seconds = 0 }]) => [
          Number(pid),
          { parent, startedAt, seconds },
        ]),
      ),
    markOf: (pid) => {
      const { step } = present[pid] ?? {}
      return step && Object.values(meter.markFor(step))[0]
    },
  })
  return {
    meter,
    see(next: Present) {
      present = next
      meter.look()
    },
    [Symbol.dispose]: () => meter[Symbol.dispose](),
  }
}

test('a step has the seconds of all processes below it, and of no other step', () => {
  using machine = openMeter()
  machine.see({
    10: { step: 'unit', seconds: 3 },
    11: { parent: 10, seconds: 2 },
    20: { step: 'browser', seconds: 7 },
    30: { seconds: 100 },
  })
  expect(machine.meter.secondsOf('unit')).toBe(5)
  expect(machine.meter.secondsOf('browser')).toBe(7)
})

test('what ended and was waited for counts once, with its parent', () => {
  using machine = openMeter()
  machine.see({ 10: { step: 'unit', seconds: 1 }, 11: { parent: 10, seconds: 4 } })
  machine.see({ 10: { step: 'unit', seconds: 6 } })
  expect(machine.meter.secondsOf('unit')).toBe(6)
})

test('what ended with its parent counts as it was last seen', () => {
  using machine = openMeter()
  machine.see({ 10: { step: 'unit', seconds: 1 }, 11: { parent: 10, seconds: 4 } })
  machine.see({})
  expect(machine.meter.secondsOf('unit')).toBe(5)
})

test('a server that left its parent still belongs to the step, and counts when it ends', () => {
  using machine = openMeter()
  machine.see({ 10: { step: 'database', seconds: 1 }, 11: { parent: 10, seconds: 2 } })
  machine.see({ 10: { step: 'database', seconds: 1 }, 11: { parent: 1, seconds: 5 } })
  expect(machine.meter.secondsOf('database')).toBe(6)
  machine.see({ 10: { step: 'database', seconds: 1 } })
  expect(machine.meter.secondsOf('database')).toBe(6)
})

test('the children of such a server belong to it, though they hide their environment', () => {
  using machine = openMeter()
  machine.see({ 11: { parent: 1, step: 'database', seconds: 1 } })
  machine.see({ 11: { parent: 1, seconds: 1 }, 12: { parent: 11, seconds: 3 } })
  expect(machine.meter.secondsOf('database')).toBe(4)
})

test('a number that is used again is another process', () => {
  using machine = openMeter()
  machine.see({ 10: { step: 'unit', seconds: 3 } })
  machine.see({ 10: { startedAt: 9, seconds: 50 } })
  expect(machine.meter.secondsOf('unit')).toBe(3)
})

test('where the machine does not tell, nothing is known', () => {
  using meter = new Meter(null)
  expect(meter.secondsOf('unit')).toBeUndefined()
})

test('a real process is known by its mark, and what it used is told while it lives', async () => {
  using meter = new Meter()
  const program = `
    // Asking is dear itself: it is asked now and then.
    while (process.cpuUsage().user < 400_000) for (let step = 0; step < 1e7; step += 1);
    process.stdout.write('done')
    process.stdin.resume()
  `
  const env = { ...process.env, ...meter.markFor('unit') }
  const child = spawn(process.execPath, ['--eval', program], { env })
  await once(child.stdout, 'data')
  const seconds = meter.secondsOf('unit')
  child.stdin.end()
  await once(child, 'exit')
  if (existsSync('/proc/self/stat')) expect(seconds).toBeGreaterThan(0.35)
  else expect(seconds).toBeUndefined()
})
