import type { Banner } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { bannerFor, withOpenButtons } from './shown-banner.ts'

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

test('[FLT-40] a banner keeps the buttons that lead on for whoever looks, and no others', () => {
  const picture = { image: 'store://images/nordlys.webp', alt: '' }
  const slide = (address: string) => ({
    ...picture,
    title: address,
    text: 'Tekst',
    button: { text: 'Videre', address },
  })
  const slider: Banner = {
    ...banner('all', 'home', []),
    kind: 'Image Slider',
    slides: [slide('/registrer'), slide('/jackpots')],
  }
  const led = (standing?: 'open') => {
    const shown = withOpenButtons(slider, standing)
    return 'slides' in shown ? shown.slides.map(({ button }) => button?.address) : []
  }
  expect(led()).toEqual(['/registrer', '/jackpots'])
  expect(led('open')).toEqual([undefined, '/jackpots'])
  const film: Banner = {
    ...banner('film', 'home', []),
    kind: 'Video Banner',
    video: 'store://films/nordlys.mp4',
    poster: picture,
    title: 'Film',
    text: 'Tekst',
    button: { text: 'Videre', address: '/registrer' },
  }
  expect(withOpenButtons(film, undefined)).toHaveProperty('button')
  expect(withOpenButtons(film, 'open')).not.toHaveProperty('button')
})
