import { expect, test } from 'vitest'
import { numberAt } from './course/ring-turn.ts'
import { mod, pocketAngle, pocketAt } from './course/shape.ts'
import type { Track } from './course/track.ts'
import { planThrow } from './motion.ts'
import { runOut } from './run-out.ts'

const numbers = Array.from({ length: 37 }, (_, each) => each)

/** A ball that goes round evenly, falls at 3 s and lies in a pocket from 5 s to 6 s. */
function trackTo(pocket: number): Track {
  const [rotorSpeed, seconds] = [1.5, 6]
  const lies = (at: number) => rotorSpeed * at + pocket * pocketAngle
  return {
    seconds,
    rotorSpeed,
    pocket,
    at: (moment) => {
      const at = Math.min(Math.max(moment, 0), seconds)
      const angle = at > 5 ? lies(at) : lies(5) - 9 * (at - 5)
      return { angle, radius: at < 3 ? 1.78 : 0.9, height: 0.1 }
    },
  }
}

const starts = [
  { angle: 0, speed: 0 },
  { angle: 2.2, speed: 0 },
  { angle: 5, speed: 1.4 },
  { angle: -3, speed: 0.3 },
]

test.each(starts)(
  '[GAME-02] a throw from $angle at $speed shows the ball on the number',
  (from) => {
    for (const number of numbers) {
      const shown = planThrow({ track: trackTo(number), number, from, leadSeconds: 1.2 })
      for (const at of [shown.seconds, shown.seconds + 2.5]) {
        const lies = shown.ballAt(at).angle - shown.rotorAt(at).angle
        expect(numberAt(pocketAt(lies), 0)).toBe(number)
      }
    }
  },
)

test.each(starts)('a throw from $angle at $speed takes the rotor over without a jerk', (from) => {
  for (const number of numbers) {
    const shown = planThrow({ track: trackTo(4), number, from, leadSeconds: 1.2 })
    expect(shown.rotorAt(0)).toEqual(from)
    const [before, after] = [shown.rotorAt(1.2 - 1e-9), shown.rotorAt(1.2)]
    expect(before.angle).toBeCloseTo(after.angle)
    expect(before.speed).toBeCloseTo(after.speed)
    for (let at = 0; at < 1.2; at += 0.02) {
      expect(shown.rotorAt(at).speed).toBeGreaterThan(-0.15)
      expect(shown.rotorAt(at).speed).toBeLessThan(3.1)
    }
    expect(shown.ballAt(1.2 - 1e-9).angle).toBeCloseTo(shown.ballAt(1.2).angle)
  }
})

test('the bowl is turned by whole quarters alone', () => {
  for (const number of numbers) {
    const track = trackTo(11)
    const shown = planThrow({ track, number, from: { angle: 1, speed: 0 }, leadSeconds: 1 })
    const turned = mod(shown.ballAt(2).angle - track.at(1).angle, Math.PI / 2)
    expect(Math.min(turned, Math.PI / 2 - turned)).toBeLessThan(1e-9)
  }
})

test('[GAME-02] a quick throw is the end of a whole one, on the same number', () => {
  for (const number of numbers) {
    const from = { angle: 0.7, speed: 0.2 }
    const shown = planThrow({
      ...{ track: trackTo(30), number, from },
      ...{ leadSeconds: 0.5, skipSeconds: 4 },
    })
    expect(shown.seconds).toBe(2.5)
    const lies = shown.ballAt(2.5).angle - shown.rotorAt(2.5).angle
    expect(numberAt(pocketAt(lies), 0)).toBe(number)
  }
})

test('a rotor that is left alone comes to a stand and stays', () => {
  const from = { angle: 1, speed: 1.5 }
  expect(runOut(from, 0)).toEqual(from)
  expect(runOut(from, 60)).toEqual(runOut(from, 90))
  expect(runOut(from, 60).speed).toBeCloseTo(0)
  expect(runOut(from, 2).angle).toBeLessThan(runOut(from, 3).angle)
})
