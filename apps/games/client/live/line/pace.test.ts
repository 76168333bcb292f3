import { expect, test } from 'vitest'
import { Pace } from './pace.ts'
import { HandTiming } from './test-line.ts'

test('a bet goes at once, those within 200 ms as one, and the last one always goes', () => {
  const timing = new HandTiming()
  const pace = new Pace(timing)
  const sent: string[] = []
  const send = (name: string) => () => void sent.push(`${name} ${timing.now()}`)
  pace.run(send('a'))
  timing.pass(50)
  pace.run(send('b'))
  timing.pass(50)
  pace.run(send('c'))
  timing.pass(500)
  expect(sent).toEqual(['a 0', 'c 200'])
})

test('a whole second has five of them at most, however fast the chips come', () => {
  const timing = new HandTiming()
  const pace = new Pace(timing)
  let count = 0
  for (let at = 0; at < 1_000; at += 20) {
    pace.run(() => {
      count += 1
    })
    timing.pass(20)
  }
  expect(count).toBeLessThanOrEqual(6)
  expect(count).toBeGreaterThanOrEqual(5)
})

test('the end of betting waits for no gap', () => {
  const timing = new HandTiming()
  const pace = new Pace(timing)
  const sent: number[] = []
  const send = () => void sent.push(timing.now())
  pace.run(send)
  timing.pass(10)
  pace.run(send, 60)
  timing.pass(500)
  pace.run(send)
  pace.run(send)
  pace.flush()
  pace.run(send)
  pace.drop()
  timing.pass(500)
  expect(sent).toEqual([0, 60, 510, 510])
})
