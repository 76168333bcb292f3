import { required } from '@nordlys/core'
import { openTableGames } from '@nordlys/game-math'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { Chance } from './chance.ts'
import type { PlayedHand } from './played-hand.ts'
import { rowsOf } from './rows.ts'
import { openTable, stakeOre, type TableClient } from './table-client.ts'
import { deathsIn, type Kill, openTableScene, type TableScene } from './table-scene.ts'

const seed = 'hands that outlive their programs'
const gameId = 'blackjack'
const stand = 's'.charCodeAt(0)
/** So many die while a choice is under way that costs nothing more, and while a raise is. */
const kills = { choice: 12, raise: 8 }
/** More writes than a choice makes: some find nothing to die at. */
const writesMax = { games: 8, platform: 3 }
/** One deal in so many is killed as well. */
const dealsKilledOneIn = 3
/** One hand in so many is played on in another browser. */
const leftOneIn = 3

test('[GAME-02][LED-03][PROOF-03] a hand outlives 20 kill -9 between choice and answer', async () => {
  await using scene = await openTableScene(seed)
  const { url } = scene.database
  const chance = new Chance(seed, 'choices and deaths')
  const before = await cashOf(url)
  const hands: PlayedHand[] = []
  let client = await openTable(scene, gameId)
  const killed = { deal: 0, choice: 0, raise: 0, games: 0, platform: 0 }
  const move = async (what: 'deal' | 'choice' | 'raise', act: () => Promise<void>) => {
    const kill = killOf(chance)
    const { deaths, lost } = { deaths: deathsIn(scene), lost: client.lostAnswers }
    await scene[kill.victim].dieAt(kill)
    await act()
    const died = deathsIn(scene)[kill.victim] - deaths[kill.victim]
    expect(died).toBeLessThanOrEqual(1)
    // Who died with its answer under way has died too late.
    if (client.lostAnswers === lost) return
    killed[what] += died
    killed[kill.victim] += died
  }
  while (killed.choice < kills.choice || killed.raise < kills.raise) {
    if (chance.below(dealsKilledOneIn) === 0) await move('deal', () => client.deal())
    else await client.deal()
    while (!client.hand.newest.end) {
      const { choice, raiseOre } = pickOption(chance, client.hand.newest.options)
      await move(raiseOre > 0 ? 'raise' : 'choice', () => client.choose(choice))
      const isLeft = !client.hand.newest.end && chance.below(leftOneIn) === 0
      if (isLeft) client = await openTable(scene, gameId, client.hand)
    }
    hands.push(client.hand)
    expect(await findBreaches(url)).toEqual([])
  }
  process.stdout.write(`${hands.length} hands, killed ${JSON.stringify(killed)}\n`)
  expect(killed.games).toBeGreaterThan(0)
  expect(killed.platform).toBeGreaterThan(0)
  await compare(scene, hands, before)
  expect(await client.resume()).toBe(await cashOf(url))
})

test('[GAME-02][LED-03] a hand outlives a kill -9 of the database before its end is answered', async () => {
  await using scene = await openTableScene(seed)
  const { database, platform } = scene
  const before = await cashOf(database.url)
  const client = await openTable(scene, gameId)
  const hands = await dealUntil(client, stand)
  await holdUntilItDies(database.url, 'ledger_round')
  const chosen = client.choose(stand)
  const isAsked = () =>
    rowsOf(database.url, "SELECT FROM games.tables_hand WHERE round = $1 AND state = 'finishing'", [
      client.hand.round,
    ])
  await expect.poll(isAsked, { timeout: 30_000 }).toHaveLength(1)
  // It answers nothing of a database that is away: the end stays unanswered until both are back.
  platform.pause()
  await database.kill()
  await database.start()
  platform.resume()
  await chosen
  expect(client.lostAnswers).toBeGreaterThan(0)
  await compare(scene, [...hands, client.hand], before)
})

/** The books cannot write to one of their tables until the database dies; they can still read. */
async function holdUntilItDies(databaseUrl: string, table: string): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl })
  // Its end is the database's, which the test brings about.
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`)
}

/** Deals until a choice is open; what is asked first costs nothing to decline. Answers the hands before. */
async function dealUntil(client: TableClient, choice: number): Promise<PlayedHand[]> {
  const over: PlayedHand[] = []
  for (;;) {
    await client.deal()
    while (!client.hand.newest.end) {
      const { options } = client.hand.newest
      if (options.some((option) => option.choice === choice)) return over
      const free = options.find(({ raiseOre }) => raiseOre === 0)
      await client.choose(required(free, 'a choice that costs nothing').choice)
    }
    over.push(client.hand)
  }
}

type Options = PlayedHand['newest']['options']

/** Every other time a raise where one is open, so that there are many. */
function pickOption(chance: Chance, options: Options): Options[number] {
  const raises = options.filter(({ raiseOre }) => raiseOre > 0)
  return chance.pick(raises.length > 0 && chance.below(2) === 0 ? raises : options)
}

function killOf(chance: Chance): Kill {
  const victim = chance.pick(['games', 'platform'] as const)
  const write = chance.between(1, writesMax[victim])
  return { victim, write, moment: chance.pick(['before', 'after']) }
}

/** Each hand is what its seed makes of it, is booked once, and the money adds up to the øre. */
async function compare(
  { database: { url } }: TableScene,
  hands: readonly PlayedHand[],
  before: number,
): Promise<void> {
  const game = required(
    openTableGames().find(({ definition }) => definition.id === gameId),
    gameId,
  )
  for (const hand of hands) hand.verify(game)
  const rounds = await rowsOf(
    url,
    'SELECT round_id, game_id, state, stake_ore::int, win_ore::int FROM audit_rounds ORDER BY 1',
  )
  const told = hands.map(({ round, end }) => ({
    ...{ round_id: round, game_id: gameId, state: 'settled' },
    ...{ stake_ore: end.stakeOre, win_ore: end.payoutOre },
  }))
  expect(rounds).toEqual(told.sort((one, other) => (one.round_id < other.round_id ? -1 : 1)))
  expect(await movementsIn(url)).toEqual(hands.flatMap(movementsOf).sort())
  const gained = hands.reduce((total, { end }) => total + end.payoutOre - end.stakeOre, 0)
  expect(await cashOf(url)).toBe(before + gained)
  expect(await findBreaches(url)).toEqual([])
}

/** What a hand must have moved in cash and in what is held: its stakes, and one end, which pays it too. */
function movementsOf({ round, raisesOre, end }: PlayedHand): string[] {
  const stakesOre = [stakeOre, ...raisesOre]
  expect(stakesOre.reduce((total, each) => total + each, 0)).toBe(end.stakeOre)
  const ended = end.payoutOre > 0 ? 'round-paid' : 'round-ended'
  return [
    ...stakesOre.map((each) => `${round} bet ${-each} ${each}`),
    `${round} ${ended} ${end.payoutOre} ${-end.stakeOre}`,
  ]
}

async function movementsIn(databaseUrl: string): Promise<string[]> {
  const rows = await rowsOf(
    databaseUrl,
    `SELECT s.round_id, t.kind,
       coalesce(sum(e.amount_ore) FILTER (WHERE e.account_id LIKE '%:cash'), 0) AS cash_ore,
       coalesce(sum(e.amount_ore) FILTER (WHERE e.account_id LIKE '%:staked'), 0) AS held_ore
     FROM audit_supplier_txns s JOIN audit_txns t USING (txn_id) JOIN audit_entries e USING (txn_id)
     GROUP BY s.round_id, txn_id, t.kind`,
  )
  return rows.map((row) => `${row.round_id} ${row.kind} ${row.cash_ore} ${row.held_ore}`).sort()
}

/** What the only player has, in øre. */
async function cashOf(databaseUrl: string): Promise<number> {
  const rows = await rowsOf(
    databaseUrl,
    "SELECT balance_ore FROM audit_balances WHERE account_id ~ '^player:.*:cash$'",
  )
  expect(rows).toHaveLength(1)
  return Number(rows[0]?.balance_ore)
}
