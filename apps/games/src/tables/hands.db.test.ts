import type { ClientHand } from '@nordlys/contracts'
import { kroner, required, secret, systemRandom } from '@nordlys/core'
import { seededRng } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import { commitmentOf } from './commitment.ts'
import { dealHand, resumeHand } from './deal-hand.ts'
import type { Seat } from './hand-outcome.ts'
import type { Change } from './hand-row.ts'
import { SeedCipher } from './seed-cipher.ts'
import { sweepHands } from './sweep-hands.ts'
import {
  bets,
  byteOf,
  Cut,
  game,
  handOf,
  type Line,
  Meanwhile,
  playLine,
  seedFor,
  TestTables,
} from './test-tables.ts'

let tables: TestTables
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  tables = stack.use(await TestTables.open(database.url))
})

/** A hand dealt with a seed that lets these choices be made, and who plays it. */
async function dealt(line: Line, cash = kroner(1_000), rule?: Line[number]) {
  const seed = seedFor(line, rule)
  const context = tables.copy(seed)
  const [seat, round] = [tables.seat(cash), tables.roundKey()]
  const answer = await dealHand(context, game, { seat, round, bets })
  const act = (step: number, name: Line[number], from = seat) =>
    choose(context, { seat: from, round, step, choice: byteOf(name) })
  return { seed, context, seat, round, answer, act }
}

/** What the hand pays when the published rule makes every choice. */
function payoutByRule(seed: Uint8Array): number {
  const choices: number[] = []
  for (;;) {
    const { outcome, automatic } = game.engine.round(
      bets,
      Uint8Array.from(choices),
      seededRng(seed),
    )
    if (outcome) return Number(outcome.payoutOre)
    choices.push(automatic ?? -1)
  }
}

/** What does not hang on the round's name. */
function played({ round: _, commitment: _of, ...hand }: ClientHand) {
  return hand
}

const lines: readonly Line[] = [
  ['stand'],
  ['hit', 'stand'],
  ['double'],
  ['split', 'hit', 'stand', 'double'],
  ['no-insurance', 'hit', 'hit', 'stand'],
  ['insure', 'stand'],
  ['surrender'],
]

test.each(lines.map((line) => [line.join(', '), line] as const))(
  '[GAME-02] [LED-05] killed at any step of "%s" a hand is the same, and booked once',
  async (_, line) => {
    const seed = seedFor(line)
    const whole = new Cut()
    const first = { seat: tables.seat(kroner(1_000)), round: tables.roundKey(), line }
    const asked = tables.copy(seed, whole)
    const { moved } = tables.wallet.tables
    const start = moved.length
    const expected = handOf(await playLine(() => asked, first))
    const booked = moved.slice(start)
    const { stakeOre, payoutOre } = expected.end ?? {}
    const taken = booked.flatMap((each) =>
      each.startsWith('take ') ? [Number(each.slice(5))] : [],
    )
    expect(taken.reduce((all, each) => all + each, 0)).toBe(stakeOre)
    expect(booked.at(-1)).toBe(`pay ${payoutOre}`)
    for (let at = 1; at <= whole.steps; at += 1) {
      for (const isAfter of [false, true]) {
        const before = moved.length
        let isKilled = false
        const cut = new Cut(at, isAfter)
        const other = { seat: tables.seat(kroner(1_000)), round: tables.roundKey(), line }
        const copies = () => tables.copy(seed, isKilled ? new Cut() : cut)
        const hand = handOf(
          await playLine(() => {
            if (cut.steps >= at) isKilled = true
            return copies()
          }, other),
        )
        expect({ at, isAfter, ...played(hand) }).toEqual({ at, isAfter, ...played(expected) })
        expect(moved.slice(before)).toEqual(booked)
      }
    }
  },
)

test('[GAME-02] [PROOF-03] a hand is committed to with its first cards and opened at its end', async () => {
  const { seed, round, answer, act } = await dealt(['stand'])
  const hand = handOf(answer)
  // In the words of the books, which compare it when the hand ends.
  const { rows } = await sql<{ due: Buffer }>`SELECT sha256('nordlys table round'::bytea
    || uuid_send(${round}::uuid) || decode(${game.hash}, 'hex') || ${Buffer.from(seed)}::bytea) AS due
  `.execute(tables.db)
  expect(hand.commitment).toBe(rows[0]?.due.toString('hex'))
  expect(hand.end).toBeUndefined()
  expect(JSON.stringify(hand)).not.toContain(Buffer.from(seed).toString('hex'))
  const { end, commitment } = handOf(await act(0, 'stand'))
  expect(commitment).toBe(hand.commitment)
  expect(end?.seed).toBe(Buffer.from(seed).toString('hex'))
  const played = game.engine.round(bets, Uint8Array.of(byteOf('stand')), seededRng(seed))
  expect(end?.payoutOre).toBe(Number(played.outcome?.payoutOre))
})

test('[GAME-02] [PROOF-03] a deal that is cut anywhere goes on with the seed it began with', async () => {
  const [seed, other] = [seedFor(['stand']), new Uint8Array(32).fill(7)]
  const deal = (drawn: Uint8Array, cut: Cut, of: { seat: Seat; round: string }) =>
    dealHand(tables.copy(drawn, cut), game, { ...of, bets })
  const atTable = () => ({ seat: tables.seat(kroner(1_000)), round: tables.roundKey() })
  const whole = new Cut()
  await deal(seed, whole, atTable())
  expect(whole.steps).toBeGreaterThan(3)
  for (let at = 1; at <= whole.steps; at += 1) {
    const cut = atTable()
    await expect(deal(seed, new Cut(at, true), cut)).rejects.toThrow()
    const { commitment } = handOf(await deal(other, new Cut(), cut))
    expect([at, commitment]).toEqual([at, commitmentOf(cut.round, game.hash, seed)])
  }
})

test('[GAME-02] who reads the database learns no seed while a hand is played', async () => {
  const { seed, round, context } = await dealt(['stand'])
  const row = await tables.db
    .selectFrom('tables_hand')
    .selectAll()
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(Buffer.from(seed).toString('hex'))
  expect(row.sealed_seed.includes(Buffer.from(seed))).toBe(false)
  // Nor by playing a hand of their own with it.
  expect(() => context.seedCipher.decrypt(tables.roundKey(), row.sealed_seed)).toThrow()
})

test('[GAME-02] the bank’s hole card is in no answer before the hand is over', async () => {
  const { answer, act } = await dealt(['stand'])
  expect(handOf(answer).view).toMatchObject({ bank: { cards: [expect.any(Number)] } })
  const over = handOf(await act(0, 'stand')).view as { bank: { cards: number[] } }
  expect(over.bank.cards.length).toBeGreaterThan(1)
})

test('[GAME-02] a hand waits, and goes on on another device', async () => {
  const { seed, seat, act } = await dealt(['hit', 'stand'])
  const hit = handOf(await act(0, 'hit'))
  const elsewhere = tables.copy(seed)
  const waiting = await resumeHand(elsewhere, seat)
  expect(waiting && handOf(waiting)).toEqual(hit)
  const another = await dealHand(elsewhere, game, { seat, round: tables.roundKey(), bets })
  expect(another).toMatchObject({ refusal: 'hand-waits', hand: hit })
})

test('[FLT-77] from a login that somebody ended no choice is made, and the hand is not shown', async () => {
  const { round, act, context, seat } = await dealt(['double'])
  const { moved } = tables.wallet.tables
  const before = moved.length
  tables.wallet.logOut(seat.name)
  const loggedOut = { ok: false, refusal: 'logged-out' }
  for (const name of ['double', 'stand', 'surrender'] as const) {
    expect(await act(0, name)).toEqual(loggedOut)
  }
  const asked = [round, tables.roundKey()].map((key) => ({ seat, round: key, bets }))
  for (const deal of asked) expect(await dealHand(context, game, deal)).toEqual(loggedOut)
  // It waits, and the player goes on with it once they have logged in again.
  const { playSession } = tables.seat(kroner(1_000))
  const again = { ...seat, playSession }
  expect(await resumeHand(context, again)).toMatchObject({ ok: true, hand: { step: 0 } })
  expect(moved.slice(before)).toEqual([])
  expect(handOf(await act(0, 'double', again)).end).toMatchObject({ stakeOre: 20_000 })
})

test('[FLT-77] a raise whose answer was lost before the login was ended is not taken after it', async () => {
  const seed = seedFor(['stand'], 'stand')
  const { round, seat } = await dealt(['stand'], kroner(1_000), 'stand')
  const lost = tables.copy(seed, new Cut(5))
  const double = { seat, round, step: 0, choice: byteOf('double') }
  await expect(choose(lost, double)).rejects.toThrow()
  expect(await lost.hands.find(round)).toMatchObject({ state: 'raising' })
  tables.wallet.logOut(seat.name)
  const again = { ...seat, playSession: tables.seat(kroner(1_000)).playSession }
  const shown = handOf(
    (await resumeHand(tables.copy(seed), again)) ?? { ok: false, refusal: 'hand-unknown' },
  )
  expect(shown).toMatchObject({ step: 0 })
  expect(await lost.hands.find(round)).toMatchObject({ state: 'open' })
})

test('[GAME-02] of two devices that choose at one moment one chooses', async () => {
  const { act } = await dealt(['hit', 'stand'])
  const [one, other] = await Promise.all([act(0, 'hit'), act(0, 'stand')])
  const states = [handOf(one), handOf(other)].map(({ step }) => step)
  expect(Math.max(...states)).toBe(1)
  // Told late, a choice that was made changes nothing.
  expect(handOf(await act(0, 'stand')).step).toBe(1)
})

test('[GAME-02] a hand is changed at the step at which it was read, or not at all', async () => {
  const { round, context, seat } = await dealt(['double'])
  const { playSession } = seat
  const { hands, clock } = context
  const [now, late] = [0, 1].map((step) => ({ round, step, at: clock.now() })) as [Change, Change]
  const raise = { choice: byteOf('double'), key: tables.roundKey(), ore: 10_000n, playSession }
  expect(await hands.choose(late, byteOf('stand'))).toBe(false)
  expect(await hands.raise(late, raise)).toBe(false)
  expect(await hands.finishing(late, tables.roundKey())).toBe(false)
  expect(await hands.raise(now, raise)).toBe(true)
  expect(await hands.raised(late, raise)).toBe(false)
  expect(await hands.raised(now, { ...raise, choice: undefined })).toBe(true)
  expect(await hands.choose(now, byteOf('stand'))).toBe(true)
})

test('[GAME-02] nobody plays another’s hand, or what is not open', async () => {
  const { round, act, context } = await dealt(['stand'])
  const thief = tables.seat(kroner(1_000))
  expect(await act(0, 'stand', thief)).toEqual({ ok: false, refusal: 'hand-unknown' })
  const stolen = await dealHand(context, game, { seat: thief, round, bets })
  expect(stolen).toMatchObject({ ok: false })
  expect(stolen.hand).toBeUndefined()
  expect(await act(0, 'insure')).toMatchObject({ refusal: 'choice-not-open', hand: { step: 0 } })
  const wild = { seat: thief, round: 'no round', step: 0, choice: 104 }
  expect(await choose(context, wild)).toEqual({ ok: false, refusal: 'hand-unknown' })
})

test('[GAME-02] bets that cannot be are refused before anything is drawn or taken', async () => {
  const context = tables.copy(seedFor(['stand']))
  const seat = tables.seat(kroner(1_000))
  const { moved } = tables.wallet.tables
  const before = moved.length
  for (const wrong of [undefined, 'hand', [['hand', -1]], [['hand', 1]], [['__proto__', 100]]]) {
    const asked = { seat, round: tables.roundKey(), bets: wrong }
    expect(await dealHand(context, game, asked)).toEqual({ ok: false, refusal: 'bets-invalid' })
  }
  expect(moved.length).toBe(before)
  expect(await resumeHand(context, seat)).toBeUndefined()
})

test('[GAME-02] too little money deals no hand, and no raise costs one', async () => {
  const poor = await dealt(['stand'], kroner(99))
  expect(poor.answer).toMatchObject({ refusal: 'too-little-money', balanceOre: 9_900n })
  expect(await resumeHand(poor.context, poor.seat)).toBeUndefined()
  const { act } = await dealt(['double'], kroner(150))
  expect(await act(0, 'double')).toMatchObject({ refusal: 'too-little-money', hand: { step: 0 } })
  expect(handOf(await act(0, 'stand')).end).toBeDefined()
})

test('[GAME-02] a hand that was left is ended by the published rule with no raise, and says so', async () => {
  const { seed, round, context, seat } = await dealt(['hit', 'stand'])
  const held = tables.wallet.tables.rounds.get(round)
  if (!held) throw new Error('no round')
  await sweepHands(context)
  expect(await resumeHand(context, seat)).toMatchObject({ hand: { step: 0 } })
  held.mustFinish = true
  await sweepHands(context)
  expect([held.isOver, held.stakeOre, held.automaticFrom]).toEqual([true, 10_000n, 0])
  const asked = { seat, round, step: 0, choice: byteOf('stand') }
  const { end } = handOf(await choose(context, asked))
  expect(end).toMatchObject({ automaticFrom: 0, payoutOre: payoutByRule(seed) })
})

test('[GAME-02] what its player chooses while the rule ends a hand is never the rule’s', async () => {
  const hit = byteOf('hit')
  for (let at = 1; at <= 8; at += 1) {
    // Where the rule would stand, a card more is the player's.
    const { round, seat, seed, act } = await dealt(['hit', 'stand'], kroner(1_000), 'stand')
    const held = required(tables.wallet.tables.rounds.get(round), 'the round')
    held.mustFinish = true
    const meanwhile = new Meanwhile(at, () => act(0, 'hit'))
    await sweepHands({ ...tables.copy(seed), hands: meanwhile.over(tables.copy(seed).hands) })
    const over = handOf(await choose(tables.copy(seed), { seat, round, step: 0, choice: hit }))
    const [first] = Buffer.from(over.end?.choices ?? '', 'hex')
    expect({ at, from: over.end?.automaticFrom }).toEqual({ at, from: first === hit ? 1 : 0 })
  }
})

test('[GAME-02] a late word on one raise changes nothing of the next', async () => {
  const { round, context, act, seat } = await dealt(['double'], kroner(150))
  expect(await act(0, 'double')).toMatchObject({ refusal: 'too-little-money' })
  const change = { round, step: 0, at: tables.clock.now() }
  const [first, second] = [tables.roundKey(), tables.roundKey()]
  const raise = { choice: byteOf('double'), ore: 10_000n, playSession: seat.playSession }
  await context.hands.raise(change, { ...raise, key: second })
  // Told late of the raise before it.
  expect(await context.hands.raised(change, { key: first, choice: undefined })).toBe(false)
  expect(await context.hands.find(round)).toMatchObject({ state: 'raising', pending_key: second })
})

test('[GAME-02] a deal that was never answered takes nothing when its player deals anew', async () => {
  const seed = seedFor(['stand'])
  const context = tables.copy(seed)
  const seat = tables.seat(kroner(1_000))
  tables.wallet.answersToLose = 1
  const lost = { seat, round: tables.roundKey(), bets: [['hand', 50_000]] }
  await expect(dealHand(context, game, lost)).rejects.toThrow()
  const asked = { seat, round: tables.roundKey(), bets }
  expect(await dealHand(context, game, asked)).toEqual({ ok: false, refusal: 'too-many-attempts' })
  tables.clock.advance({ seconds: 16 })
  expect(await resumeHand(context, seat)).toBeUndefined()
  const dealtNext = await dealHand(context, game, asked)
  expect(dealtNext).toMatchObject({ ok: true, balanceOre: 90_000n })
  // The first one is asked again by nobody's leave: its stake is not held.
  expect(await dealHand(context, game, lost)).toMatchObject({ ok: false })
})

test('[GAME-02] a hand whose seed does not open gives its stakes back when it is due', async () => {
  const { round, seat, context } = await dealt(['stand'])
  const held = tables.wallet.tables.rounds.get(round)
  if (!held) throw new Error('no round')
  const other = new SeedCipher(secret(systemRandom), systemRandom)
  const restarted = { ...context, seedCipher: other }
  await expect(resumeHand(restarted, seat)).rejects.toThrow('its seed does not open')
  await sweepHands(restarted)
  expect(held.isOver).toBe(false)
  held.mustFinish = true
  await sweepHands(restarted)
  expect([held.isOver, tables.wallet.tables.moved.at(-1)]).toEqual([true, 'void'])
  expect(await resumeHand(restarted, seat)).toBeUndefined()
})

test('[GAME-02] a sweep that is killed while a hand is given back leaves its player no hand', async () => {
  const seedCipher = new SeedCipher(secret(systemRandom), systemRandom)
  const steps = new Cut()
  for (let at = 1; at <= Math.max(steps.steps, 1); at += 1) {
    for (const isAfter of [false, true]) {
      const { round, seat, seed } = await dealt(['stand'])
      const held = required(tables.wallet.tables.rounds.get(round), 'the round')
      held.mustFinish = true
      const cut = at === 1 && !isAfter ? steps : new Cut(at, isAfter)
      await sweepHands({ ...tables.copy(seed, cut), seedCipher }).catch(() => undefined)
      const restarted = { ...tables.copy(seed), seedCipher }
      await sweepHands(restarted)
      expect({ at, isAfter, isOver: held.isOver }).toEqual({ at, isAfter, isOver: true })
      expect({ at, isAfter, waiting: await resumeHand(restarted, seat) }).toEqual({ at, isAfter })
    }
  }
})

test('[GAME-02] a hand whose round the books have given back blocks no other', async () => {
  const { round, seat, context, act } = await dealt(['stand'])
  await context.wallet.voidRound(round)
  expect(await act(0, 'stand')).toMatchObject({ ok: false, refusal: 'round-ended' })
  expect(await resumeHand(context, seat)).toBeUndefined()
  const anew = await dealHand(context, game, { seat, round: tables.roundKey(), bets })
  expect(anew).toMatchObject({ ok: true, balanceOre: 90_000n })
})

test('[GAME-02] stakes of a hand that nobody knows go back, and what is over is forgotten', async () => {
  const { round, context } = await dealt(['stand'])
  const held = tables.wallet.tables.rounds.get(round)
  if (!held) throw new Error('no round')
  held.mustFinish = true
  await tables.db.deleteFrom('tables_hand').where('round', '=', round).execute()
  await sweepHands(context)
  expect(held.isOver).toBe(true)
  expect(tables.wallet.tables.moved.at(-1)).toBe('void')
  const over = await dealt(['surrender'])
  await over.act(0, 'surrender')
  tables.clock.advance({ hours: 49 })
  await sweepHands(context)
  expect(await over.act(0, 'surrender')).toEqual({ ok: false, refusal: 'hand-unknown' })
})
