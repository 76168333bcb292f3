import type { ClientHand } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { checkHand } from './check-hand.ts'

// Worked out by the game server's own `commitmentOf` of this round, definition and seed.
const definitionHash = 'ab'.repeat(32)
const seed = '07'.repeat(32)
const hand: ClientHand = {
  round: '01a1ff7a-cb81-7508-b33c-fc83f35897a0',
  step: 1,
  commitment: '88bf862409ca8174cce41d804f92c403803a4bdbbb9021ffe5a81e2e2d953896',
  bets: [['hand', 1_000]],
  view: { cards: [1] },
  options: [],
  end: { stakeOre: 1_000, payoutOre: 0, seed, choices: '73' },
}
const replays = () => true

test('[PROOF-03][GAME-02] the browser finds the commitment, and plays the hand again', async () => {
  const asked: unknown[] = []
  const verdict = await checkHand(hand, {
    definitionHash,
    replays: (played) => {
      asked.push(played)
      return true
    },
  })
  expect(verdict).toBe('holds')
  expect(asked).toEqual([{ bets: hand.bets, choices: Uint8Array.of(0x73), view: hand.view }])
})

test('[PROOF-03] another seed, round or definition fails, and so do other cards', async () => {
  const other = 'cd'.repeat(32)
  const end = { ...hand.end, stakeOre: 1_000, payoutOre: 0, choices: '73', seed: other }
  expect(await checkHand({ ...hand, end }, { definitionHash, replays })).toBe('fails')
  expect(await checkHand(hand, { definitionHash: other, replays })).toBe('fails')
  const round = hand.round.replace('01', '02')
  expect(await checkHand({ ...hand, round }, { definitionHash, replays })).toBe('fails')
  expect(await checkHand(hand, { definitionHash, replays: () => false })).toBe('fails')
})

test('[PROOF-03][GAME-02] a hand of another definition than was opened is no broken one', async () => {
  const played = { ...hand, definitionHash }
  expect(await checkHand(played, { definitionHash, replays })).toBe('holds')
  const opened = { definitionHash: 'cd'.repeat(32), replays: () => false }
  expect(await checkHand(played, opened)).toBe('other-rules')
})

test('[PROOF-03] a hand that is not over tells nothing to check', async () => {
  const { end: _, ...open } = hand
  expect(await checkHand(open, { definitionHash, replays })).toBe('unable')
})

test('[PROOF-03] a game whose script is not to be had is no broken round', async () => {
  const verdict = await checkHand(hand, { definitionHash, replays: async () => undefined })
  expect(verdict).toBe('unable')
})
