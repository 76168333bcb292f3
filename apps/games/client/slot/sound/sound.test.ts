import { required } from '@nordlys/core'
import { themes } from '@nordlys/game-catalogue/themes'
import { expect, test } from 'vitest'
import { hertzOf, instrumentOf } from './instruments.ts'
import { motifNotes, motifOf } from './motif.ts'

const instrumentOfTheme = (sound: string) => required(instrumentOf(sound), `${sound} is played`)

test('every theme is played with an instrument and a scale that no other theme has', () => {
  const known = new Map<string, string>()
  for (const { slug, sound } of themes) {
    const played = JSON.stringify(instrumentOfTheme(sound))
    expect([slug, known.get(played)]).toEqual([slug, undefined])
    known.set(played, slug)
  }
  expect(known.size).toBe(60)
})

test('a motif is always the same, climbs, and is no other game’s of its theme', () => {
  for (const { slug, games } of themes) {
    const motifs = games.map((game) => motifOf(game.slug))
    expect(games.map((game) => motifOf(game.slug))).toEqual(motifs)
    expect([slug, new Set(motifs.map((motif) => JSON.stringify(motif))).size]).toEqual([slug, 12])
    const steps = motifs.map((motif) => motif.map(({ step }) => step))
    const isSound = (all: readonly number[]) =>
      all.length === motifNotes && all[0] === 0 && Math.min(...all) === 0 && (all.at(-1) ?? 0) >= 3
    expect([slug, steps.filter((all) => !isSound(all))]).toEqual([slug, []])
    expect(motifs.flat().filter(({ beats }) => beats <= 0)).toEqual([])
  }
})

test('no note of any game is too low for a phone or shrill', () => {
  for (const { sound, games } of themes) {
    const instrument = instrumentOfTheme(sound)
    for (const { slug } of games) {
      const steps = motifOf(slug).map(({ step }) => step)
      const last = Math.max(...steps) + instrument.scale.length
      expect(hertzOf(instrument, 0)).toBeGreaterThanOrEqual(98)
      expect([slug, hertzOf(instrument, last) < 4_000]).toEqual([slug, true])
    }
  }
})

test('steps go on through the octaves, downwards too', () => {
  const bell = { ...instrumentOfTheme('klokke'), scale: [0, 4, 7], rootHertz: 220 }
  expect(hertzOf(bell, 0)).toBe(220)
  expect(hertzOf(bell, 3)).toBeCloseTo(440, 9)
  expect(hertzOf(bell, -3)).toBeCloseTo(110, 9)
  expect(hertzOf(bell, 1)).toBeCloseTo(220 * 2 ** (4 / 12), 9)
  expect(instrumentOf('stilhed')).toBeUndefined()
})
