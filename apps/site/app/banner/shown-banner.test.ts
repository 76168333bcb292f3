import type { Banner } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { bannerFor } from './shown-banner.ts'

const banner = (id: string, place: Banner['place'], segments: Banner['segments']): Banner => ({
  id,
  place,
  segments,
  kind: 'Image Slider',
  slides: [],
})
const banners = [
  banner('new', 'home', ['Guests', 'Non-Depositor']),
  banner('players', 'home', ['Depositor']),
  banner('second', 'home', ['Depositor']),
  banner('all', 'jackpots', []),
]

test.each([
  ['home', 'Guests', 'new'],
  ['home', 'Non-Depositor', 'new'],
  ['home', 'Depositor', 'players'],
  ['jackpots', 'Guests', 'all'],
  ['jackpots', 'Depositor', 'all'],
  ['slots', 'Guests', undefined],
] as const)('[DATA-15] on %s a player of the segment %s sees %s', (place, segment, id) => {
  expect(bannerFor(banners, place, segment)?.id).toBe(id)
})
