import { expect, test } from 'vitest'
import { planThrow } from './motion.ts'
import { ShownThrow } from './shown-throw.ts'
import { restingFrom, turningFrom } from './turning.ts'

const step = 1 / 60

test('the rotor turns on from where it is, without a jump, until a ball is thrown', () => {
  for (const from of [
    { angle: 0.35, speed: 0 },
    { angle: 4, speed: 2 },
  ]) {
    const turning = turningFrom(from)
    expect(turning.rotorAt(0)).toEqual(from)
    for (let at = 0; at < 20; at += step) {
      const [one, next] = [turning.rotorAt(at), turning.rotorAt(at + step)]
      expect((next.angle - one.angle) / step).toBeCloseTo((one.speed + next.speed) / 2, 1)
    }
    expect(turning.rotorAt(20).speed).toBe(1.5)
  }
})

test('no ball is on it, and a throw goes on from its turn and its speed', () => {
  const turning = turningFrom({ angle: 0.35, speed: 0 })
  expect(turning.poseAt(3, 0.7)).toMatchObject({ ball: undefined, closeness: 0 })
  const from = turning.rotorAt(3)
  const at = () => ({ angle: 0, radius: 1, height: 0 })
  const track = { seconds: 7, rotorSpeed: 1.5, pocket: 3, at }
  const shown = new ShownThrow(planThrow({ track, number: 17, from, leadSeconds: 2.4 }), true)
  expect(shown.poseAt(0, 0.7).closeness).toBe(0)
  expect(shown.rotorAt(0)).toEqual(from)
  expect(shown.seconds).toBe(9.4)
})

test('a rotor to which no ball comes runs out and stands still', () => {
  const from = turningFrom({ angle: 0, speed: 0 }).rotorAt(3)
  const resting = restingFrom(from)
  expect([resting.rotorAt(0), resting.poseAt(0).ball]).toEqual([from, undefined])
  expect(resting.rotorAt(10).speed).toBe(0)
})
