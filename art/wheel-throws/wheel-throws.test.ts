import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  numberAt,
  turnFor,
} from '../../apps/games/client/tables/roulette/wheel/course/ring-turn.ts'
import {
  ballRadius,
  fret,
  pockets,
} from '../../apps/games/client/tables/roulette/wheel/course/shape.ts'
import { readTrack } from '../../apps/games/client/tables/roulette/wheel/course/track.ts'
import { bakedLaunches, fileName, indexUrl, servedFolder, versionOf } from './throws.ts'

const { version, count } = JSON.parse(readFileSync(indexUrl, 'utf8'))
const folder = new URL(`${version}/`, servedFolder)
const throws = readdirSync(folder)
  .toSorted()
  .map((name) => ({ name, bytes: Uint8Array.from(readFileSync(new URL(name, folder))) }))
const numbers = Array.from({ length: pockets }, (_, each) => each)
const tracks = throws.map(({ name, bytes }) => ({ name, track: readTrack(bytes) }))

test('[GAME-02] every baked throw ends on every number, when the numbers are turned for it', () => {
  for (const { name, track } of tracks) {
    const end = track.at(track.seconds)
    const rotor = track.rotorSpeed * track.seconds
    for (const number of numbers) {
      const turn = turnFor(track.pocket, number)
      const pocket = Math.round(((end.angle - rotor) / (2 * Math.PI)) * pockets)
      expect(numberAt(((pocket % pockets) + pockets) % pockets, turn), name).toBe(number)
    }
  }
})

test('[GAME-02] every baked throw comes to rest on the floor of its pocket, between two frets', () => {
  for (const { name, track } of tracks) {
    for (const before of [0, 0.1]) {
      const { angle, radius, height } = track.at(track.seconds - before)
      const rotor = track.rotorSpeed * (track.seconds - before)
      const inPocket = ((angle - rotor) / (2 * Math.PI)) * pockets
      const fromMiddle = Math.abs(inPocket - Math.round(inPocket)) * ((2 * Math.PI) / pockets)
      expect(fromMiddle * radius + ballRadius, name).toBeLessThan(
        (Math.PI / pockets) * radius - fret.thickness / 2 + 0.004,
      )
      expect(Math.abs(radius - fret.radius), name).toBeLessThan(fret.length / 2)
      expect(height, name).toBeLessThan(fret.y + ballRadius)
    }
  }
})

test('[GAME-02] throws are many, short of 10 s and 2 kB, and go round against the rotor', () => {
  expect(tracks.length).toBe(count)
  expect(count).toBeGreaterThanOrEqual(300)
  expect(throws.map(({ name }) => name)).toEqual(throws.map((_each, place) => fileName(place)))
  expect(bakedLaunches().length).toBe(count)
  expect(versionOf(throws.map(({ bytes }) => bytes))).toBe(version)
  for (const [place, { name, track }] of tracks.entries()) {
    expect(throws[place]?.bytes.length, name).toBeLessThanOrEqual(2_048)
    expect(track.seconds, name).toBeGreaterThan(6)
    expect(track.seconds, name).toBeLessThan(10.3)
    expect(track.rotorSpeed, name).toBeGreaterThan(1)
    expect(track.at(1).angle - track.at(0).angle, name).toBeLessThan(-5)
  }
})

test('[GAME-02] the throws end in pockets as they come: each in some of them, none in many', () => {
  const ends = Array.from({ length: pockets }, () => 0)
  for (const { track } of tracks) ends[track.pocket] = (ends[track.pocket] ?? 0) + 1
  const expected = tracks.length / pockets
  const chiSquare = ends.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)
  // Of 36 degrees of freedom, one in 10,000 fair wheels lies above 77.
  expect(chiSquare).toBeLessThan(77)
})
