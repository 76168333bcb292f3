import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readTrack } from '../wheel/course/track.ts'
import { planThrow, type Throw } from '../wheel/motion.ts'
import index from '../wheel/throws.json' with { type: 'json' }
import { heardThrow } from './heard-throw.ts'

const folder = new URL(`../../../../public/throws/${index.version}/`, import.meta.url)

async function thrown(place: number, skipSeconds = 0): Promise<Throw> {
  const name = `${String(place).padStart(3, '0')}.bin`
  const track = readTrack(new Uint8Array(await readFile(new URL(name, folder))))
  const from = { angle: 0.35, speed: 0 }
  return planThrow({ track, number: 17, from, leadSeconds: 1.2, skipSeconds })
}

/** What is told of the rush at a moment. */
function at(list: readonly number[], seconds: number): number {
  return list[Math.round(seconds * 60)] ?? Number.NaN
}

test('[GAME-02] a baked throw is heard slower and lower, then its drop, frets, and nothing', async () => {
  for (let place = 0; place < index.count; place += 1) {
    const shown = await thrown(place)
    const { rush, knocks } = heardThrow(shown, 0)
    const { hertz, loudness } = rush
    expect(rush.seconds).toBe(shown.seconds)
    expect([loudness[0], at(loudness, 0.8)]).toEqual([0, 0])
    const half = 1.3 + (shown.dropSeconds - 1.3) / 2
    for (const list of [hertz, loudness]) {
      expect(at(list, 1.3)).toBeGreaterThan(at(list, half))
      expect(at(list, half)).toBeGreaterThan(at(list, shown.dropSeconds - 0.5))
    }
    expect(loudness.at(-1)).toBeLessThan(0.02)
    expect(Math.max(...loudness)).toBeLessThanOrEqual(0.3)
    const isDrop = ({ kind, at: when }: (typeof knocks)[number]) =>
      kind === 'wood' && Math.abs(when - shown.dropSeconds) < 0.05
    expect([place, knocks.some(isDrop)]).toEqual([place, true])
    const frets = knocks.filter(({ kind }) => kind === 'fret')
    expect([place, frets.length > 0]).toEqual([place, true])
    expect(frets.filter((fret) => fret.at < shown.dropSeconds)).toEqual([])
  }
})

test('[GAME-02] knocks come in order, each apart from the last, within the throw', async () => {
  for (const place of [0, 7, 50, 123]) {
    const shown = await thrown(place)
    const { knocks } = heardThrow(shown, 0)
    for (const [step, { at: when, loudness }] of knocks.entries()) {
      expect(when - (knocks[step - 1]?.at ?? 0)).toBeGreaterThan(0.045)
      expect(when).toBeLessThanOrEqual(shown.seconds)
      expect(loudness).toBeGreaterThan(0)
      expect(loudness).toBeLessThanOrEqual(1)
    }
  }
})

test('[GAME-02] a quick throw is heard as the end of the whole one, from when it is shown', async () => {
  const whole = await thrown(50)
  const skipSeconds = whole.seconds - 2.5
  const [all, quick] = [heardThrow(whole, 0), heardThrow(await thrown(50, skipSeconds), 4_000)]
  expect([quick.startedMs, quick.rush.seconds]).toEqual([4_000, expect.closeTo(2.5)])
  const ofFrets = ({ knocks }: typeof all) => knocks.filter(({ kind }) => kind === 'fret').length
  expect(ofFrets(quick)).toBe(ofFrets(all))
})
