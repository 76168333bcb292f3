import type { HandAnswer, HandRefusal, ReplayedHand, TableOpened } from '@nordlys/contracts'
import { tablePaths } from '@nordlys/contracts'
import { invariant, kroner } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { setTable, sitDownForFun, type Table } from '../../test/table.ts'

let table: Table
let guests = 0
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  // One is not whole yet.
  const isTableListed = (id: string) => id !== 'trekortspoker'
  table = stack.use(await setTable({ databaseUrl: database.url, offered: [], isTableListed }))
})

const bets = [['hand', 10_000]]
const stand = 's'.charCodeAt(0)

/** A player at a table, who keeps token and key as a client does. */
async function sitDown(gameId = 'blackjack', balance = kroner(1_000)) {
  const { launchToken } = table.wallet.addPlayer(`guest-${++guests}`, gameId, balance)
  const { body } = await table.ask<TableOpened>(tablePaths.open, { mode: 'money', launchToken })
  invariant(body.ok, `not opened: ${JSON.stringify(body)}`)
  return { ...body, launchToken }
}

const deal = (opened: Pick<TableOpened, 'playToken' | 'roundKey'>, asked: object = {}) =>
  table.ask<HandAnswer | HandRefusal>(
    tablePaths.deal,
    { roundKey: opened.roundKey, bets, ...asked },
    opened.playToken,
  )

/** A hand in which the player may stand. Insurance is declined, and dealt blackjacks are over at once. */
async function dealOpen(opened: Awaited<ReturnType<typeof sitDown>>) {
  let { roundKey } = opened
  for (let asked = 0; asked < 100; asked += 1) {
    table.clock.advance({ seconds: 1 })
    const { body } = await deal({ ...opened, roundKey })
    invariant(body.hand, `not dealt: ${JSON.stringify(body)}`)
    const free = body.hand.options.find(({ raiseOre }) => raiseOre === 0)
    if (body.hand.options.some(({ choice }) => choice === stand)) {
      return { hand: body.hand, roundKey }
    }
    if (free) await choose(opened, { ...body.hand, choice: free.choice })
    // The hand goes on under its key; one that is over makes room for the next.
    else roundKey = body.roundKey ?? roundKey
  }
  throw new Error('a hundred deals without a choice')
}

const choose = (
  opened: Pick<TableOpened, 'playToken'>,
  { round, step, choice = stand }: { round: string; step: number; choice?: number },
) => {
  table.clock.advance({ seconds: 1 })
  const asked = { round, step, choice }
  return table.ask<HandAnswer | HandRefusal>(tablePaths.choose, asked, opened.playToken)
}

test('[GAME-02] a hand is dealt, chosen and paid at a table, and the next key comes along', async () => {
  const opened = await sitDown()
  expect(opened.game).toMatchObject({ title: 'Blackjack', kind: 'blackjack' })
  expect(opened.hand).toBeUndefined()
  const { hand } = await dealOpen(opened)
  const { body } = await choose(opened, hand)
  invariant(body.ok, 'no hand')
  expect(body.hand.end?.stakeOre).toBe(10_000)
  expect(body.hand.commitment).toBe(hand.commitment)
  expect(body.roundKey).toEqual(expect.any(String))
  expect(body.balanceOre).toEqual(expect.any(Number))
})

test('[GAME-02] a hand waits at its table, and a key that is asked again changes nothing', async () => {
  const opened = await sitDown()
  const { hand, roundKey } = await dealOpen(opened)
  const again = await deal({ ...opened, roundKey })
  expect(again.body).toMatchObject({ ok: true, hand })
  const { body } = await table.ask<TableOpened>(tablePaths.resume, {}, opened.playToken)
  expect(body.hand).toEqual(hand)
  const other = await deal({ ...opened, roundKey: body.roundKey })
  expect(other.body).toMatchObject({ refusal: 'hand-waits', hand })
})

test('[BONUS-02] (TB21) a bonus’s highest stake is told when a table opens, and goes on', async () => {
  expect((await sitDown()).stakeMaxOre).toBeUndefined()
  table.wallet.stakeMaxOre = kroner(50)
  const { stakeMaxOre, playToken } = await sitDown()
  const { body } = await table.ask<TableOpened>(tablePaths.resume, {}, playToken)
  table.wallet.stakeMaxOre = undefined
  expect([stakeMaxOre, body.stakeMaxOre]).toEqual([5_000, 5_000])
})

test('[GAME-02] a key that we did not issue, or issued to another play, deals nothing', async () => {
  const [mine, other] = [await sitDown(), await sitDown()]
  const stolen = await deal({ playToken: mine.playToken, roundKey: other.roundKey })
  expect([stolen.status, stolen.body]).toEqual([
    422,
    expect.objectContaining({ refusal: 'key-invalid' }),
  ])
  expect((await deal({ ...mine, roundKey: 'no key' })).body).toMatchObject({
    refusal: 'key-invalid',
  })
})

test('[GAME-02] bets that cannot be, or no bets, are refused, and a fresh key comes along', async () => {
  const opened = await sitDown()
  for (const wrong of [null, 'all', [['hand', 10_001]], [['hand', '10000']], [[]]]) {
    table.clock.advance({ seconds: 1 })
    const { body } = await deal(opened, { bets: wrong })
    expect(body).toMatchObject({ refusal: 'bets-invalid', roundKey: expect.any(String) })
  }
  table.clock.advance({ seconds: 1 })
  expect((await deal(opened, { bets: undefined })).status).toBe(400)
})

test('[GAME-02] video poker’s bets are the same bets when they are asked again', async () => {
  const opened = await sitDown('jacks-or-better')
  const coins = { coinOre: 100, coins: 5, hands: 3 }
  const first = await deal(opened, { bets: coins })
  invariant(first.body.ok, 'not dealt')
  table.clock.advance({ seconds: 1 })
  expect((await deal(opened, { bets: coins })).body).toMatchObject({ hand: first.body.hand })
  table.clock.advance({ seconds: 1 })
  const other = await deal(opened, { bets: { ...coins, hands: 1 } })
  expect(other.body).toMatchObject({ refusal: 'conflict' })
  const { body } = await choose(opened, { ...first.body.hand, choice: 31 })
  invariant(body.ok, 'no hand')
  expect(body.hand.end?.stakeOre).toBe(1_500)
})

test('[GAME-02] roulette is over with its bets: what it paid, and the next key, come along', async () => {
  const opened = await sitDown('roulette-europaeisk')
  expect(opened.game).toMatchObject({ title: 'Europæisk Roulette', kind: 'roulette' })
  const slip = [
    ['n17', 5_000],
    ['red', 5_000],
  ]
  const first = await deal(opened, { bets: slip })
  invariant(first.body.ok, 'not dealt')
  const { hand, balanceOre, roundKey } = first.body
  expect(hand).toMatchObject({ options: [], end: { stakeOre: 10_000 } })
  expect(balanceOre).toBe(90_000 + (hand.end?.payoutOre ?? 0))
  expect(roundKey).toEqual(expect.any(String))
  table.clock.advance({ seconds: 1 })
  expect((await deal(opened, { bets: slip })).body).toMatchObject({ hand, balanceOre })
  table.clock.advance({ seconds: 1 })
  const other = await deal(opened, { bets: [['n17', 10_000]] })
  expect([other.status, other.body]).toEqual([
    422,
    { ok: false, refusal: 'conflict', roundKey: expect.any(String) },
  ])
  table.clock.advance({ seconds: 1 })
  const next = await deal({ ...opened, roundKey: other.body.roundKey ?? '' }, { bets: slip })
  expect(next.body).toMatchObject({ ok: true, hand: { end: { stakeOre: 10_000 } } })
})

test('[GAME-02] who plays a slot or has no token, plays at no table', async () => {
  const slot = table.wallet.addPlayer('at-a-slot', 'vikingernes-guld', kroner(100))
  const opened = await table.ask(tablePaths.open, { mode: 'money', launchToken: slot.launchToken })
  expect(opened.body).toEqual({ ok: false, refusal: 'game-unknown' })
  expect((await table.ask(tablePaths.deal, { roundKey: 'a', bets })).status).toBe(401)
  const unknown = await table.ask(tablePaths.open, { mode: 'money', launchToken: 'never-issued' })
  expect([unknown.status, unknown.body]).toEqual([401, { ok: false, refusal: 'token-unknown' }])
  const long = await table.ask(tablePaths.open, { mode: 'money', launchToken: 'x'.repeat(201) })
  expect(long.status).toBe(400)
  await using slots = await setTable()
  const fun = await sitDownForFun(slots)
  const dealt = await slots.ask(tablePaths.deal, { roundKey: fun.roundKey, bets }, fun.playToken)
  expect(dealt.body).toMatchObject({ refusal: 'game-unknown' })
})

test('[PROOF-03] a hand that is over is shown again, step by step, to whoever has its token', async () => {
  const opened = await sitDown()
  const { hand } = await dealOpen(opened)
  const ended = await choose(opened, hand)
  invariant(ended.body.ok, 'not ended')
  const replayToken = `replay-${hand.round}`
  const { body } = await table.ask<ReplayedHand>(tablePaths.replay, { replayToken })
  expect(body).toMatchObject({
    ok: true,
    game: { gameId: 'blackjack', definitionHash: opened.game.definitionHash },
    hand: { ...ended.body.hand, options: [] },
  })
  expect(body.hand.end?.choices).toMatch(/73$/)
  expect(body.views).toHaveLength(body.hand.step + 1)
  expect(body.views.at(-2)).toEqual(hand.view)
  expect(body.views.at(-1)).toEqual(ended.body.hand.view)
  const unknown = await table.ask(tablePaths.replay, { replayToken: 'replay-nothing' })
  expect([unknown.status, unknown.body]).toEqual([401, { ok: false, refusal: 'token-unknown' }])
  expect((await table.ask(tablePaths.replay, {})).status).toBe(400)
})

test('[GAME-01] [GAME-02] a table that is not listed is not opened, and no hand is dealt at it', async () => {
  const { launchToken } = table.wallet.addPlayer('too-early', 'trekortspoker', kroner(100))
  const opened = await table.ask(tablePaths.open, { mode: 'money', launchToken })
  expect(opened.body).toEqual({ ok: false, refusal: 'game-unknown' })
})

test('[GAME-02] after a lost answer of the wallet the same key deals the same hand', async () => {
  const opened = await sitDown()
  table.wallet.answersToLose = 1
  const lost = await deal(opened)
  expect([lost.status, lost.body]).toEqual([503, { ok: false, refusal: 'wallet-down' }])
  table.clock.advance({ seconds: 1 })
  const { body } = await deal(opened)
  invariant(body.hand, 'not dealt')
  expect(table.wallet.tables.rounds.get(body.hand.round)?.stakeOre).toBe(10_000n)
})

test('[FLT-81] a deal and a choice, asked twelve times at one moment, are one, and told to all', async () => {
  const opened = await sitDown()
  const twelve = <Told>(ask: () => Promise<Told>) => Promise.all(Array.from({ length: 12 }, ask))
  const { moved } = table.wallet.tables
  const before = moved.length
  const [dealt, ...deals] = await twelve(() => deal(opened))
  expect(dealt).toMatchObject({ status: 200, body: { ok: true } })
  for (const other of deals) expect(other).toEqual(dealt)
  const taken = moved.slice(before).filter((each) => each.startsWith('take'))
  expect(taken).toEqual(['take 10000'])
  const { hand } = await dealOpen(opened)
  const [chosen, ...choices] = await twelve(() => choose(opened, hand))
  expect(chosen).toMatchObject({ status: 200, body: { ok: true, hand: { step: hand.step + 1 } } })
  for (const other of choices) expect(other).toEqual(chosen)
})
