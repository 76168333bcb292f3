import { kroner, type Ore, ore } from '@nordlys/core'
import { atOnce, whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockKeys } from '../../db/index.ts'
import { TestLedger } from '../base/test-ledger.ts'
import {
  nameSupplier,
  postTransfer,
  prepareMonths,
  type Round,
  readBalances,
  type Transfer,
} from '../index.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
})

test('[LED-04] forty rounds at once over two copies never take more than there is', async () => {
  const player = await ledger.player(kroner(10))
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, place) => ledger.settle(ledger.round(player, 100), place % 2)),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(10)
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(0n)
})

test('[LED-05] one key raced through two copies by many is settled once and answered alike', async () => {
  const player = await ledger.player(kroner(10))
  const round = ledger.round(player, 100, 50)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      ledger.settle({ ...round, winOre: ore(50 + place) }, place % 2),
    ),
  )
  const wins = new Set(outcomes.map((outcome) => outcome.ok && outcome.winOre))
  expect(wins.size).toBe(1)
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1)
})

test('two copies that name one supplier at once give it one number, which is no other’s', async () => {
  const name = (supplier: string) => nameSupplier(ledger.db, supplier)
  // Each looks and writes in one statement: only the lock itself shows that they wait for each other.
  const lock = { text: 'SELECT pg_advisory_xact_lock($1)', values: [lockKeys.nameSupplier] }
  const [one, again, other] = await whileLocked(ledger.databaseUrl, lock, {
    begin: () => Promise.all([name('aurora'), name('aurora'), name('borealis')]),
    meanwhile: (line) => line(3),
  })
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})

test('two copies that prepare the same months at once make each once', async () => {
  const prepare = () => prepareMonths(ledger.db, new Date('2031-06-15T12:00:00Z'))
  await atOnce(ledger.databaseUrl, 'ledger_journal', [prepare, prepare])
  const { rows } = await sql<{ month: string }>`SELECT inhrelid::regclass::text AS month
    FROM pg_inherits WHERE inhparent = 'ledger_journal'::regclass
      AND inhrelid::regclass::text LIKE 'ledger_journal_2031%' ORDER BY 1`.execute(ledger.db)
  const months = ['05', '06', '07', '08', '09'].map((month) => `ledger_journal_2031${month}`)
  expect(rows.map(({ month }) => month)).toEqual(months)
})

type Step =
  | { do: 'round'; who: number; stake: number; win: number; copy: number }
  | { do: 'repeat'; of: number; copy: number }
  | { do: Transfer['kind']; who: number; amount: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('round' as const),
      who: fc.nat(3),
      stake: fc.integer({ min: 20, max: 5_000 }),
      win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
      copy: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('repeat' as const), of: fc.nat(40), copy: fc.nat(1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom<Transfer['kind']>(
        'deposit',
        'deposit-reversed',
        'withdrawal-reserved',
        'withdrawal-released',
        'withdrawal-sent',
      ),
      who: fc.nat(3),
      amount: fc.integer({ min: 1, max: 10_000 }),
    }),
  },
)

/** What a player has, worked out the simplest way there is. */
interface Purse {
  cash: bigint
  reserved: bigint
  debt: bigint
  /** What is left of each hold, the newest last. */
  holds: { reference: string; left: bigint }[]
}

/** Whether the movement stands, and if so the purse after it. */
function applyTransfer(purse: Purse, transfer: Transfer): boolean {
  const { cash, reserved, debt, holds } = purse
  const { kind, amountOre: amount, reference } = transfer
  const hold = holds.at(-1)
  if (kind === 'deposit') {
    const repaid = amount < -debt ? amount : -debt
    Object.assign(purse, { debt: debt + repaid, cash: cash + amount - repaid })
  } else if (kind === 'deposit-reversed') {
    const taken = amount < cash ? amount : cash
    Object.assign(purse, { cash: cash - taken, debt: debt - (amount - taken) })
  } else if (kind === 'withdrawal-reserved') {
    if (cash < amount) return false
    Object.assign(purse, { cash: cash - amount, reserved: reserved + amount })
    holds.push({ reference, left: amount })
  } else {
    if (!hold || hold.left < amount) return false
    hold.left -= amount
    const back = kind === 'withdrawal-released' ? amount : 0n
    const repaid = back < -debt ? back : -debt
    const after = { reserved: reserved - amount, debt: debt + repaid, cash: cash + back - repaid }
    Object.assign(purse, after)
  }
  return true
}

test('[LED-01] any order of rounds, repeats and payments agrees with a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const players = [0, 1, 2, 3].map(() => ledger.player(kroner(100)))
      const known = await Promise.all(players)
      const purses: Purse[] = known.map(() => ({
        cash: 10_000n,
        reserved: 0n,
        debt: 0n,
        holds: [],
      }))
      const rounds: { round: Round; answer: unknown }[] = []
      for (const one of steps) {
        if (one.do === 'repeat') {
          const earlier = rounds[one.of % Math.max(rounds.length, 1)]
          if (earlier) await expectSameAnswer(earlier, one.copy)
          continue
        }
        const player = known[one.who]
        const purse = purses[one.who]
        if (!player || !purse) throw new Error('no such player')
        if (one.do === 'round') {
          const round = ledger.round(player, one.stake, one.win)
          const answer = await ledger.settle(round, one.copy)
          expect(answer.ok).toBe(purse.cash >= BigInt(one.stake))
          if (answer.ok) purse.cash += BigInt(one.win - one.stake)
          rounds.push({ round, answer })
        } else {
          const transfer = usesHold(one.do)
            ? {
                ...ledger.transfer(one.do, player.id, ore(one.amount)),
                hold: purse.holds.at(-1)?.reference ?? 'none',
              }
            : ledger.transfer(one.do, player.id, ore(one.amount))
          const stands = applyTransfer(purse, transfer)
          const outcome = await ledger.db.transaction().execute((tx) => postTransfer(tx, transfer))
          expect(outcome.ok).toBe(stands)
        }
        const balances = await readBalances(ledger.db, player.id)
        const expected = {
          cash: balances.cashOre,
          reserved: balances.reservedOre,
          debt: balances.debtOre,
        }
        expect(purse).toMatchObject(expected)
      }
    }),
    { numRuns: 25 },
  )
})

function usesHold(kind: Transfer['kind']): boolean {
  return kind === 'withdrawal-released' || kind === 'withdrawal-sent'
}

async function expectSameAnswer(earlier: { round: Round; answer: unknown }, copy: number) {
  const again = await ledger.settle({ ...earlier.round, winOre: 1n as Ore }, copy)
  const first = earlier.answer as Awaited<ReturnType<typeof ledger.settle>>
  if (first.ok) {
    const { winOre, balanceOre } = first
    expect(again).toMatchObject({ ok: true, repeated: true, winOre, balanceOre })
  } else {
    expect(again).toEqual(first)
  }
}

test('[LED-02] a payment is booked once a kind; with another amount it is a conflict', async () => {
  const player = await ledger.player(ore(0))
  const transfer = ledger.transfer('deposit', player.id, kroner(100))
  const post = (change: Partial<Transfer>) =>
    ledger.db
      .transaction()
      .execute((tx) => postTransfer(tx, { ...transfer, key: ledger.key(), ...change }))
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => post({})))
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1)
  expect(await post({ amountOre: kroner(200) })).toEqual({ ok: false, refusal: 'conflict' })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(10_000n)
})
