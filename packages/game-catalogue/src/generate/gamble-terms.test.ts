import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { exampleGame } from './example-game.ts'
import { mostWinBets } from './shared/most-win.ts'

const test = provenTest(import.meta.url)

test('[S51] games on lines are made with them, and win no more by them than S48 allows', () => {
  for (const generator of ['classic-5', 'lines-10']) {
    const { gamble } = exampleGame(generator).definition
    expect(gamble?.maxSteps).toBeGreaterThanOrEqual(3)
    expect(gamble?.capBets).toBeLessThanOrEqual(Math.min(...Object.values(mostWinBets)))
  }
  expect(exampleGame('lines-20').definition).not.toHaveProperty('gamble')
})
