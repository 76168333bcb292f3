import { type HandAnswer, type HandRefusal, type TableOpened, tablePaths } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setTable, sitDownForFun, type Table } from '../../test/table.ts'

// No database is there: nothing of a hand of play money may be kept.
let table: Table
beforeEach(async () => {
  table = await setTable()
})
afterEach(() => table[Symbol.asyncDispose]())

const stand = '73'
const double = '64'
type Guest = Pick<TableOpened, 'playToken' | 'roundKey'>

async function sitDown(gameId = 'blackjack'): Promise<TableOpened> {
  const { body } = await table.ask<TableOpened | HandRefusal>(tablePaths.open, {
    mode: 'free',
    gameId,
  })
  invariant(body.ok, `not opened: ${JSON.stringify(body)}`)
  return body
}

async function deal(
  { playToken, roundKey }: Guest,
  { choices, ore = 10_000 }: { choices?: string; ore?: number } = {},
) {
  const asked = { roundKey, bets: [['hand', ore]], ...(choices !== undefined && { choices }) }
  const { body } = await table.ask<HandAnswer | HandRefusal>(tablePaths.deal, asked, playToken)
  return body
}

/** A hand in which the player may stand and double. */
async function dealOpen(gameId?: string) {
  for (let asked = 0; asked < 50; asked += 1) {
    const guest = await sitDown(gameId)
    const dealt = await deal(guest)
    invariant(dealt.ok, 'not dealt')
    if (dealt.hand.options.some(({ choice }) => choice === Number.parseInt(double, 16))) {
      return { guest, hand: dealt.hand }
    }
  }
  throw new Error('fifty deals without a choice')
}

test('[GAME-06][GAME-02] play money is dealt, doubled and paid, and never reaches the wallet', async () => {
  const { guest, hand } = await dealOpen()
  expect(guest).toMatchObject({ balanceOre: 100_000, game: { kind: 'blackjack' } })
  const doubled = await deal(guest, { choices: double })
  invariant(doubled.ok && doubled.hand.end, 'not over')
  const { stakeOre, payoutOre } = doubled.hand.end
  expect([stakeOre, doubled.hand.commitment]).toEqual([20_000, hand.commitment])
  expect(doubled.balanceOre).toBe(100_000 - 20_000 + payoutOre)
  const { playToken, roundKey } = doubled
  invariant(playToken && roundKey, 'no next hand')
  const next = await deal({ playToken, roundKey })
  invariant(next.ok, 'no next hand')
  const nextEnd = next.hand.end?.payoutOre ?? 0
  expect(next.balanceOre).toBe((doubled.balanceOre ?? 0) - 10_000 + nextEnd)
  expect(next.hand.round).not.toBe(hand.round)
  const resumed = await table.ask<TableOpened>(tablePaths.resume, {}, playToken)
  expect(resumed.body).toMatchObject({ ok: true, balanceOre: doubled.balanceOre })
  expect(table.wallet.paths).toEqual([])
})

test('[GAME-06] the same question gets the same hand, and other bets another', async () => {
  const { guest, hand } = await dealOpen()
  expect(await deal(guest)).toMatchObject({ hand })
  const [stood, again] = [
    await deal(guest, { choices: stand }),
    await deal(guest, { choices: stand }),
  ]
  // Keys are new each time; what is played is not.
  expect({ ...again, roundKey: '' }).toEqual({ ...stood, roundKey: '' })
  const other = await deal(guest, { ore: 20_000 })
  expect(other).toMatchObject({ ok: true })
  expect(other.hand?.commitment).not.toBe(hand.commitment)
})

test('[GAME-06][GAME-02] a choice, bets or money that cannot be are refused', async () => {
  const { guest } = await dealOpen()
  expect(await deal(guest, { choices: 'ff' })).toEqual({ ok: false, refusal: 'choice-not-open' })
  expect(await deal(guest, { choices: `${stand}${stand}` })).toMatchObject({
    refusal: 'choice-not-open',
  })
  expect(await deal(guest, { ore: 10_001 })).toMatchObject({
    refusal: 'bets-invalid',
    roundKey: expect.any(String),
  })
  expect(await deal(guest, { ore: 100_100 })).toMatchObject({
    refusal: 'too-little-money',
    balanceOre: 100_000,
    roundKey: expect.any(String),
  })
  expect(await deal({ ...guest, roundKey: 'no key' })).toMatchObject({ refusal: 'key-invalid' })
  const other = await sitDown()
  expect(await deal({ ...guest, roundKey: other.roundKey })).toMatchObject({
    refusal: 'key-invalid',
  })
})

test('[GAME-06][GAME-02] play money deals nothing by other rules than were shown', async () => {
  const { playToken, roundKey, game } = await sitDown()
  const of = async (definitionHash: string) => {
    const asked = { roundKey, bets: [['hand', 10_000]], definitionHash }
    return (await table.ask<HandAnswer | HandRefusal>(tablePaths.deal, asked, playToken)).body
  }
  expect(await of('ab'.repeat(32))).toEqual({ ok: false, refusal: 'game-changed' })
  expect(await of(game.definitionHash)).toMatchObject({ ok: true })
})

test('[GAME-02] a raise that play money cannot pay leaves the hand as it was', async () => {
  for (let asked = 0; asked < 50; asked += 1) {
    const guest = await sitDown()
    const dealt = await deal(guest, { ore: 60_000 })
    invariant(dealt.ok, 'not dealt')
    if (!dealt.hand.options.some(({ choice }) => choice === Number.parseInt(double, 16))) continue
    const raised = await deal(guest, { ore: 60_000, choices: double })
    expect(raised).toEqual({ ok: false, refusal: 'too-little-money', balanceOre: 100_000 })
    expect(await deal(guest, { ore: 60_000 })).toEqual(dealt)
    return
  }
  throw new Error('fifty deals without a choice')
})

test('[GAME-02] a slot is no table, and a table’s token spins nothing', async () => {
  const opened = await table.ask(tablePaths.open, { mode: 'free', gameId: 'vikingernes-guld' })
  expect(opened.body).toEqual({ ok: false, refusal: 'game-unknown' })
  const fun = await sitDownForFun(table)
  const asked = { roundKey: fun.roundKey, bets: [['hand', 10_000]] }
  const dealt = await table.ask(tablePaths.deal, asked, fun.playToken)
  expect(dealt.body).toMatchObject({ refusal: 'game-unknown' })
})
