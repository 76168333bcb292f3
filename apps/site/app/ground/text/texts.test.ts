import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pickTexts } from './pick-texts.ts'
import { translator } from './texts.ts'
import { generatedSeed } from './write-seed.ts'

test('the typed seed is the one the platform has: else run write-seed.ts', () => {
  const written = readFileSync(new URL('generated/seed.ts', import.meta.url), 'utf8')
  expect(written).toBe(generatedSeed())
})

test('the platform decides the text, the seed stands in where it has none', () => {
  const texts = pickTexts({ menu: { home: 'Hjem' } }, ['menu'])
  expect(texts['menu.home']).toBe('Hjem')
  expect(texts['menu.games']).toBe('Spil')
  expect(texts['shell.brand']).toBeUndefined()
})

test('parameters are filled in, and "kr." at the end of a sentence has one full stop', () => {
  const t = translator({ 'offer.sentence': 'Få {bonus} i bonus for {deposit}.' })
  const parameters = { deposit: '100 kr.', bonus: '500 kr.', spins: '', spinValue: '' }
  expect(t('offer.sentence', parameters)).toBe('Få 500 kr. i bonus for 100 kr.')
})
