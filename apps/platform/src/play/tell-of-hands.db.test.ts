import { ore, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { takeTableNews } from '../ledger/index.ts'
import { TestTable } from '../ledger/tables/test-table-rounds.ts'
import { type HandLettersContext, tellOfHands } from './tell-of-hands.ts'

let ledger: TestLedger
let table: TestTable
let context: HandLettersContext
const letters: { to: string; subject: string; text: string }[] = []
const strangers = new Set<PlayerId>()

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  table = await TestTable.open(ledger, 'blackjack')
  context = {
    db: ledger.db,
    players: {
      findContact: async (_tx, id) =>
        strangers.has(id)
          ? undefined
          : { playerId: id, firstName: 'Anna', email: `player-${id}@example.dk` },
    },
    enqueueEmail: async (_tx, letter) => void letters.push(letter),
  }
})
beforeEach(() => void letters.splice(0))

/** A hand of 100 kr. that its player left. */
async function left(raise = 0) {
  const player = await ledger.player(ore(100_000))
  const round = table.round(player)
  await round.open(10_000)
  if (raise > 0) await round.raise(raise)
  return { player, round }
}

const told = () =>
  letters.map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '))

test('[GAME-02] who left a hand is written what it staked and paid, and that the rule ended it', async () => {
  const { player, round } = await left(5_000)
  await round.finish(30_000, { automaticFrom: 1 })
  await tellOfHands(context)
  expect(letters[0]?.to).toBe(`player-${player.id}@example.dk`)
  expect(letters[0]?.subject).not.toMatch(/\d/)
  expect(told()).toEqual([
    `Din hånd er spillet færdig
Hej Anna

Din hånd i Blackjack blev ikke spillet til ende. Derfor er den spillet færdig efter den regel,
der står i spillets regler. Reglen hæver aldrig indsatsen.
Du havde satset 150 kr., og hånden gav 300 kr. tilbage. De er på din saldo.
Du kan se runden under Transaktioner på din konto. Rundens nummer er ${round.key}.

Venlig hilsen
Kundeservice`,
  ])
  expect(await automaticFromOf(round.key)).toBe(1)
})

test('[GAME-02] a hand that paid nothing, and one that was given back, are told as that', async () => {
  const [lost, voided] = [await left(), await left(5_000)]
  await lost.round.finish(0, { automaticFrom: 0 })
  await voided.round.void()
  await tellOfHands(context)
  const [one = '', other = ''] = told().sort()
  expect(one).toContain('Du havde satset 100 kr., og hånden gav ikke noget tilbage.')
  expect(other).toContain('Din hånd er tilbageført\n')
  expect(other).toContain(
    'Din hånd i Blackjack kunne ikke spilles færdig, og runden er tilbageført.',
  )
  expect(other).toContain('Du har fået hele din indsats på 150 kr. tilbage.')
})

test('[GAME-02] a hand that its player played to its end is no news', async () => {
  const { round } = await left()
  await round.finish(20_000)
  await tellOfHands(context)
  expect(letters).toEqual([])
  expect(await automaticFromOf(round.key)).toBeNull()
})

test('[GAME-02] [LED-05] it is told once, by copies at one moment, after repeats and a failure', async () => {
  const { round } = await left()
  const [other] = [await left()]
  await round.finish(0, { automaticFrom: 0 })
  await other.round.void()
  const failing = {
    ...context,
    enqueueEmail: async () => {
      throw new Error('killed')
    },
  }
  await expect(tellOfHands(failing)).rejects.toThrow('killed')
  expect(letters).toEqual([])
  await Promise.all([tellOfHands(context), tellOfHands(context), tellOfHands(context)])
  expect(letters).toHaveLength(2)
  expect(await round.finish(0, { automaticFrom: 0 })).toMatchObject({ repeated: true })
  await other.round.void()
  await tellOfHands(context)
  expect(letters).toHaveLength(2)
})

test('[GAME-02] an end that is refused is no news, and the rule’s mark is part of the question', async () => {
  const { round } = await left()
  const refused = await round.finish(0, { automaticFrom: 0, stakeOre: ore(1) })
  expect(refused.outcome).toBe('conflict')
  await tellOfHands(context)
  expect(letters).toEqual([])
  await round.finish(0, { automaticFrom: 2 })
  expect(await round.finish(0)).toMatchObject({ outcome: 'conflict' })
  await tellOfHands(context)
  expect(letters).toHaveLength(1)
})

test('[GAME-02] who can be written to nowhere holds up nobody’s letter', async () => {
  const [stranger, other] = [await left(), await left()]
  strangers.add(stranger.player.id)
  await stranger.round.void()
  await other.round.void()
  await tellOfHands(context)
  expect(letters.map(({ to }) => to)).toEqual([`player-${other.player.id}@example.dk`])
  expect(await ledger.db.transaction().execute(takeTableNews)).toBeUndefined()
})

async function automaticFromOf(round: string): Promise<number | null> {
  const { automatic_from } = await ledger.db
    .selectFrom('ledger_table_round')
    .select('automatic_from')
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  return automatic_from
}
