import { expect, test } from 'vitest'
import { puntoBancoTiming } from './live-game.ts'
import { presentState } from './present-state.ts'
import { takeOver } from './step.ts'

const game = {
  ...{ id: 'a-table-with-a-long-name', timing: puntoBancoTiming },
  read: () => ({ ok: true, stakeOre: 0 }) as const,
}
/** No deal of punto banco has a longer text. */
const longest = { player: [51, 50, 49], bank: [48, 47, 46] }

test('[LV13] the whole state stays below 4 KB, with the cards of as many rounds as it has', () => {
  const latest = Array.from({ length: 500 }, () => longest)
  const found = { epoch: 123_456, round: 9_999_999, isDecided: true, latest }
  const { state } = takeOver(game, found, Date.UTC(2030, 1, 1))
  const presented = presentState(game, state, { definitionHash: 'ab'.repeat(32), now: 1e13 })
  const proof = { commitment: 'cd'.repeat(32), root: 'ef'.repeat(32) }
  const shown = { ...presented, ...proof, outcome: longest, landsAt: 1e13, isHeld: true }
  expect(presented.latest).toHaveLength(80)
  expect(JSON.stringify(shown).length).toBeLessThan(4_096)
})
