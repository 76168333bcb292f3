import type { ClientHand } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { soundOf } from './sound-of.ts'
import { TableSound } from './table-sound.ts'
import { advanceTable, firstTableState, type TableEvent, type TableState } from './table-state.ts'
import { bets, opened } from './test-opened.ts'

const hand: ClientHand = { round: 'r', step: 0, bets, view: {}, options: [] }

/** A round whose stake was 10 kr., and every step of it in order. */
function statesOf(payoutOre: number): readonly TableState[] {
  const end = { stakeOre: 1_000, payoutOre, seed: 's', choices: '' }
  const events: readonly TableEvent[] = [
    { type: 'dealt', bets },
    { type: 'answered', answer: { ok: true, hand, balanceOre: 99_000 } },
    { type: 'shown' },
    { type: 'chosen', choice: 115 },
    { type: 'answered', answer: { ok: true, hand: { ...hand, end }, balanceOre: 99_000 } },
    { type: 'shown' },
  ]
  const states = [firstTableState('money', opened, undefined)]
  for (const event of events) states.push(advanceTable(states.at(-1) as TableState, event))
  return states
}

const soundsOf = (states: readonly TableState[]) =>
  states.slice(1).map((state, at) => soundOf(states[at] as TableState, state))

test('[GAME-02] the deal alone closes the bets, and a gain is heard once all of it lies there', () => {
  const none = undefined
  expect(soundsOf(statesOf(1_001))).toEqual(['close', none, none, none, none, 'win'])
})

test.each([0, 1, 500, 999, 1_000])(
  '[FLT-42] a payout of %i øre on a stake of 1.000 øre sounds no win',
  (payoutOre) => {
    expect(soundsOf(statesOf(payoutOre))).not.toContain('win')
  },
)

test('[FLT-42] what was staked on the way counts: back with the raise it is no win', () => {
  const [showing] = statesOf(0).filter(({ phase }) => phase.name === 'showing')
  const end = { stakeOre: 2_000, payoutOre: 2_000, seed: 's', choices: '' }
  const doubled = { ...(showing as TableState), hand: { ...hand, end } }
  expect(soundOf(doubled, advanceTable(doubled, { type: 'shown' }))).toBeUndefined()
})

test('[GAME-02] the same state shown again is silent', () => {
  for (const state of statesOf(5_000)) expect(soundOf(state, state)).toBeUndefined()
})

test('[GAME-02] a table whose browser makes no sounds plays on in silence', async () => {
  const sound = new TableSound()
  await sound.turn(true)
  sound.play('chip')
  for (const state of statesOf(5_000)) sound.show(state)
  let isAsked = false
  await sound.roll(() => {
    isAsked = true
    return Promise.reject(new TypeError('lost'))
  })
  sound.rest()
  expect([sound.player, isAsked]).toEqual([undefined, false])
})
