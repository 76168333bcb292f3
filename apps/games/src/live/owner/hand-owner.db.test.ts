import { kroner, ore, required } from '@nordlys/core'
import { byteOf, seededRng, sharedDraw } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { Hands } from '../../tables/hands.ts'
import { Cut } from '../../tables/test-tables.ts'
import { blackjackHandTiming, choicesOf } from '../core/index.ts'
import { HandRows } from './hand-rows.ts'
import { sweepLeftHands } from './sweep-hands.ts'
import type { TableOwner } from './table-owner.ts'
import { blackjack, Death, Heard, TestLive, timing } from './test-live.ts'

let live: TestLive
let rows: HandRows
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  live = stack.use(await TestLive.open(database.url))
  rows = new HandRows(live.db)
})

const bets = [['hand', 1_000]]
const { dealMs, stepMs, graceMs, raiseHeldMs } = blackjackHandTiming
const wholeStepMs = dealMs + stepMs + graceMs
type Player = ReturnType<TestLive['player']>

/** Neither is over at the deal, nor after one card. */
const goingOn = Array.from({ length: 250 }, (_, nth) => new Uint8Array(32).fill(nth + 1)).find(
  (seed) => {
    const line = sharedDraw(blackjack.definition, seededRng(seed))
    return 'hand' in line && line.hand.length >= 4
  },
)

function bet(owner: TableOwner, { player, playSession }: Player): void {
  const { round } = owner.state
  owner.bet({ line: `line of ${player}`, player, playSession, round, bets })
}

function choose(owner: TableOwner, { player }: Player, choice: 'hit' | 'stand' | 'double'): void {
  const { round, step = 0 } = owner.state
  owner.choose({ line: `line of ${player}`, player, round, step, choice: byteOf(choice) })
}

/** From the end of betting until the stakes may be taken. */
function endBetting(): void {
  live.time.advance(timing.bettingMs)
  live.time.advance(timing.graceMs)
}

/** The last word that each of them has heard of a step is no question. */
function areAnswered(heard: Heard, players: readonly Player[], step: number): boolean {
  return players.every(({ player }) => {
    const last = heard.told
      .filter(({ to }) => to === player || to === `line of ${player}`)
      .map(({ message }) => message)
      .findLast((each) => 'step' in each && each.step === step)
    return last?.type === 'choice-refused' || (last?.type === 'chosen' && !last.isAsked)
  })
}

interface Driving {
  readonly owner: TableOwner
  readonly heard: Heard
  readonly players: readonly Player[]
  readonly died: Promise<void>
}

/** Plays the hand that is open to its result: the first doubles, the second hits once, the third is poor. */
async function playOn({ owner, heard, players, died }: Driving): Promise<void> {
  let isDead = false
  const dies = died.then(() => {
    isDead = true
  })
  const until = (is: () => boolean) => Promise.race([heard.until(is), dies])
  while (!isDead) {
    await until(() => owner.state.phase !== 'dealing')
    if (isDead) return
    const { phase, step, round } = owner.state
    if (phase === 'choosing' && step !== undefined) {
      for (const [nth, player] of players.entries()) {
        const first = (['double', 'hit', 'stand'] as const)[nth] ?? 'stand'
        choose(owner, player, step === 0 ? first : 'stand')
      }
      await until(() => areAnswered(heard, players, step))
      live.time.advance(wholeStepMs)
      const isFurther = () => owner.state.phase === 'bank' || owner.state.step === step + 1
      await until(isFurther)
    } else if (phase === 'bank') {
      live.time.advance(30_000)
      await until(() =>
        heard.events.some(({ type, round: of }) => type === 'result' && of === round),
      )
      return
    } else return
  }
}

interface Played {
  readonly table: string
  readonly round: number | undefined
  readonly players: readonly Player[]
  readonly heards: readonly Heard[]
}

async function playWith(steps: Cut | Death): Promise<Played> {
  const table = live.newTable()
  const heard = new Heard()
  live.seed = goingOn
  const died = steps instanceof Death ? steps.died : new Promise<void>(() => undefined)
  const players = [kroner(100), kroner(100), kroner(5)].map((cash) => live.player(cash))
  const opened = await Promise.race([live.takeOver(table, heard, steps, blackjack), died])
  await Promise.race([heard.phase('betting'), died])
  const round = heard.events.find(({ type }) => type === 'phase')?.round
  if (opened && round !== undefined) {
    const { owner } = opened
    for (const player of players) bet(owner, player)
    endBetting()
    await Promise.race([heard.phase('dealing'), died])
    await playOn({ owner, heard, players, died })
    owner.lost()
  }
  return { table, round, players, heards: [heard] }
}

/** Another process goes on with the table. */
async function goOn({ table, round, players, heards }: Played): Promise<Played> {
  const heard = new Heard()
  const { owner } = await live.takeOver(table, heard, new Cut(), blackjack)
  await heard.until(() => heard.events.length > 0)
  await playOn({ owner, heard, players, died: new Promise(() => undefined) })
  if (owner.state.phase !== 'betting') await heard.until(() => owner.state.phase === 'result')
  owner.lost()
  return { table, round, players, heards: [...heards, heard] }
}

/** Whether the round was decided: then each is taken and ended once, and everybody saw the same cards. */
async function isPlayedOnce({ table, round, players, heards }: Played): Promise<boolean> {
  const row = round === undefined ? undefined : await live.rounds.find(table, round)
  const balances = players.map(({ player }) => live.wallet.balanceOf(player))
  if (!row || round === undefined) {
    expect(balances).toEqual([kroner(100), kroner(100), kroner(5)])
    return false
  }
  expect(row.booked?.filter((each) => each === 1)).toHaveLength(2)
  const { choices } = await rows.find(table, round)
  const line = sharedDraw(blackjack.definition, seededRng(row.seed))
  for (const [place, { key, player, bets: placed }] of row.slips.entries()) {
    if (row.booked?.[place] !== 1) continue
    const made = choicesOf(choices, place)
    const { outcome } = blackjack.engine.round(placed, made, seededRng(row.seed))
    const { stakeOre, payoutOre } = required(outcome, 'an outcome')
    expect(live.wallet.tables.rounds.get(key)).toMatchObject({ isOver: true, stakeOre })
    expect(live.wallet.balanceOf(player)).toBe(ore(kroner(100) - stakeOre + payoutOre))
  }
  const cards = heards.flatMap(({ events }) => events.filter((each) => each.type === 'card'))
  for (const { hand, bank } of cards) {
    expect('hand' in line && line.hand.slice(0, hand.length)).toEqual(hand)
    expect('bank' in line && line.bank.slice(0, bank.length)).toEqual(bank)
  }
  return true
}

test('[LV37][LV41][LV42] a shared hand is taken, doubled and paid, each slip once', async () => {
  const played = await playWith(new Cut())
  expect(await isPlayedOnce(played)).toBe(true)
  const [heard] = played.heards
  const shown = heard?.events.flatMap((each) => (each.type === 'card' ? [each.hand.length] : []))
  expect(shown).toEqual([2, 3, 3])
  const { choices } = await rows.find(played.table, 1)
  const letters = (place: number) => Buffer.from(choicesOf(choices, place)).toString()
  const row = required(await live.rounds.find(played.table, 1), 'the row')
  const hands = new Hands(live.db)
  const isOfTable = (key = '') => hands.isOfLiveTable(key)
  expect(await Promise.all(row.slips.map(({ key }) => isOfTable(key)))).toEqual([true, true, true])
  expect(
    await isOfTable(row.slips[0]?.key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
  ).toBe(false)
  const [first, second] = played.players.map(({ player }) => player).toSorted()
  expect([letters(0), letters(1)]).toEqual(['d', 'hs'])
  expect([first, second]).toEqual(played.players.slice(0, 2).map(({ player }) => player))
  const audited = await live.audit(
    `SELECT choices, answer FROM games.audit_live_rounds WHERE table_id = '${played.table}'
      AND round = 1 ORDER BY player_ref`,
  )
  expect(audited).toMatchObject([
    { choices: 'd', answer: 1 },
    { choices: 'hs', answer: 1 },
    { choices: null, answer: 7 },
  ])
})

test('[LV43][LED-03] a process dies at any step of a hand: it is void, or played once', async () => {
  const whole = new Death()
  await playWith(whole)
  const ends: boolean[] = []
  for (let step = 1; step <= whole.steps; step += 1) {
    for (const isAfter of [false, true]) {
      const played = await goOn(await playWith(new Death(step, isAfter)))
      ends.push(await isPlayedOnce(played))
    }
  }
  // Until the row is written the round is void, and played from then on.
  expect(ends.toSorted()).toEqual(ends)
  expect(new Set(ends).size).toBe(2)
})

test('[LV42][LED-03] whatever is not answered is asked for again, and each slip is booked once', async () => {
  const whole = new Cut()
  await playWith(whole)
  for (let step = 4; step <= whole.steps; step += 1) {
    for (const isAfter of [false, true]) {
      expect(await isPlayedOnce(await playWith(new Cut(step, isAfter)))).toBe(true)
    }
  }
})

test('[LV40] a double whose answer never comes counts as stand, and its stake comes back', async () => {
  const table = live.newTable()
  const heard = new Heard()
  live.seed = goingOn
  const { owner } = await live.takeOver(table, heard, new Cut(), blackjack)
  await heard.phase('betting')
  const player = live.player(kroner(100))
  bet(owner, player)
  endBetting()
  await heard.phase('choosing')
  const release = live.wallet.hold()
  choose(owner, player, 'double')
  await heard.until(() => heard.told.some(({ message }) => message.type === 'chosen'))
  expect(owner.placed(player.player)).toMatchObject({ round: 1, status: 'booked', choices: '' })
  // It is taken, and nobody hears of it.
  while (live.wallet.balanceOf(player.player) !== kroner(80)) await new Promise(setImmediate)
  live.time.advance(wholeStepMs)
  await heard.event('held')
  live.time.advance(raiseHeldMs)
  await heard.phase('bank')
  expect(owner.placed(player.player)).toMatchObject({ status: 'booked', choices: 'S' })
  expect(owner.placed('nobody')).toBeUndefined()
  release()
  live.time.advance(30_000)
  await heard.event('result')
  owner.lost()
  const row = required(await live.rounds.find(table, 1), 'the row')
  const { outcome } = blackjack.engine.round(
    bets,
    Uint8Array.of(byteOf('stand')),
    seededRng(row.seed),
  )
  const { stakeOre, payoutOre } = required(outcome, 'an outcome')
  expect(stakeOre).toBe(kroner(10))
  expect(live.wallet.balanceOf(player.player)).toBe(ore(kroner(90) + payoutOre))
  expect(live.wallet.tables.moved.slice(-2)).toEqual(['back 1000', `pay ${payoutOre}`])
})

/** A table whose stakes, or whose ends, nobody answers until it has gone on. */
async function leave(when: 'stakes' | 'ends') {
  const table = live.newTable()
  const heard = new Heard()
  live.seed = goingOn
  const { owner } = await live.takeOver(table, heard, new Cut(), blackjack)
  await heard.phase('betting')
  const player = live.player(kroner(100))
  bet(owner, player)
  const isAtBank = () => owner.state.phase === 'bank'
  let release = when === 'stakes' ? live.wallet.hold() : undefined
  endBetting()
  if (when === 'ends') {
    await heard.phase('choosing')
    live.time.advance(wholeStepMs)
    for (let step = 1; !isAtBank(); step += 1) {
      await heard.until(() => isAtBank() || owner.state.step === step)
      if (!isAtBank()) live.time.advance(wholeStepMs)
    }
    release = live.wallet.hold()
    live.time.advance(30_000)
  } else await heard.phase('dealing')
  live.time.advance(120_000)
  await heard.event('unsettled')
  await heard.phase('betting', 2)
  for (let left = await rows.left(table); left.length === 0; ) left = await rows.left(table)
  owner.lost()
  release?.()
  const { rounds, definitions, time, hand } = live.parts(table, heard, new Cut(), blackjack)
  const owned = { table, owner: owner.owned.owner, epoch: owner.epoch }
  const onFault = (error: unknown) => {
    throw error
  }
  const sweeping = { rounds, definitions, time, owned, isOwner: () => true, onFault }
  await sweepLeftHands({ ...sweeping, hand: required(hand, 'a hand') })
  expect(await rows.left(table)).toEqual([])
  return { table, player }
}

test('[LV42] a hand whose stakes were never answered is given back', async () => {
  const { player } = await leave('stakes')
  expect(live.wallet.balanceOf(player.player)).toBe(kroner(100))
})

test('[LV42] a hand whose end was never answered is ended later as it was played', async () => {
  const { table, player } = await leave('ends')
  const row = required(await live.rounds.find(table, 1), 'the row')
  const { choices } = await rows.find(table, 1)
  const { outcome } = blackjack.engine.round(bets, choicesOf(choices, 0), seededRng(row.seed))
  const { payoutOre } = required(outcome, 'an outcome')
  expect(live.wallet.balanceOf(player.player)).toBe(ore(kroner(90) + payoutOre))
})
