import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numberAt } from './course/ring-turn.ts'
import { pocketAt } from './course/shape.ts'
import { readTrack } from './course/track.ts'
import { planThrow } from './motion.ts'
import { ShownThrow } from './shown-throw.ts'
import index from './throws.json' with { type: 'json' }

const folder = new URL(`../../../../public/throws/${index.version}/`, import.meta.url)
const tracks = readdirSync(folder)
  .toSorted()
  .slice(0, 12)
  .map((name) => readTrack(Uint8Array.from(readFileSync(new URL(name, folder)))))

test('[GAME-02] the ball lies on the number when it comes to rest, and is carried with it', () => {
  for (const [place, track] of tracks.entries()) {
    const number = (place * 7) % 37
    const from = { angle: place, speed: place / 10 }
    const shown = new ShownThrow(planThrow({ track, number, from, leadSeconds: 1.2 }))
    for (const after of [0, 0.4, 1.5, 8]) {
      const { ball, rotorAngle } = shown.poseAt(shown.seconds + after, 1)
      expect(numberAt(pocketAt((ball?.angle ?? 0) - rotorAngle), 0)).toBe(number)
    }
  }
})

test('the camera shows the bowl while the ball runs, and the rotor when it has fallen', () => {
  for (const track of tracks) {
    const from = { angle: 0, speed: 0 }
    const shown = new ShownThrow(planThrow({ track, number: 5, from, leadSeconds: 1.2 }))
    expect(shown.poseAt(0, 0.7).closeness).toBeCloseTo(0.7)
    expect(shown.poseAt(2, 0.7).closeness).toBe(0)
    expect(shown.poseAt(shown.seconds + 1, 0.7).closeness).toBeCloseTo(0.7)
  }
})
