import type { LimitPeriod } from '@nordlys/contracts'
import { kroner, ore, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { connect, type Tx } from '../../apps/platform/src/db/index.ts'
import {
  grantBonus,
  grantSpins,
  type PlayMeasure,
  setPlayLimit,
} from '../../apps/platform/src/ledger/index.ts'
import { alternate, type Comparison } from './base/pairs.ts'
import { costText, figuresOf, type Measured, ratioText, rowsOf } from './base/report.ts'
import { bets, type Cut, cutOut, hotAccounts, hotUpdate } from './cut-out.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import type { Plan } from './plan.ts'
import { depositKroner, makePlayers, type Play, playHours } from './players.ts'
import { type BenchServer, createDatabase, createMigrated, withOwner } from './server.ts'

/** Rounds of these players, in this database. */
interface Rounds {
  url: string
  plays: readonly Play[]
}

const periods: readonly LimitPeriod[] = ['day', 'week', 'month']
/** None that a run reaches. */
const sizes: Readonly<Record<PlayMeasure, bigint>> = {
  loss: kroner(10_000_000),
  stake: kroner(100_000_000),
  time: 1_440n,
}

/** What all nine limits of play cost a round: one half of the players has them, the other has none. */
export async function measureLimits(
  { url, pid }: BenchServer,
  plays: readonly Play[],
  plan: Plan,
): Promise<Measured> {
  const [without, within] = halves(url, plays)
  await limitPlay(url, within.plays)
  plan.say('rounds under nine limits of play / under none')
  const rounds = await inPairs(pid, plan, { peer: without, ours: within })
  const name = 'CPU a round, under nine limits of play / under none'
  return costOf(name, rounds, ['rounds under nine limits', 'rounds under none'])
}

/**
 * What an active bonus and promised spins cost a round of own money: one half of the players has both, the
 * other has neither, in one database.
 */
export async function measureBonus({ url, pid }: BenchServer, plan: Plan): Promise<Measured> {
  const database = await createMigrated(url, 'bench_bonus')
  const [without, within] = halves(database, await makePlayers(database, true))
  await forEach(within, giveBonus)
  plan.say('rounds with an active bonus and promised spins / without')
  const rounds = await inPairs(pid, plan, { peer: without, ours: within })
  const name = 'CPU a round, with an active bonus and promised spins / without'
  return costOf(name, rounds, ['rounds with a bonus', 'rounds without one'])
}

/** What it costs a slot’s round that rounds at tables keep their bets. */
export async function measureBets(server: BenchServer, plan: Plan): Promise<Measured> {
  const [within, without] = await twoLedgers(server, 'bets', bets)
  await withOwner(without.url, (owner) =>
    owner.query('ALTER TABLE ledger_journal DROP COLUMN bets CASCADE'),
  )
  plan.say('slots’ rounds where tables keep their bets / where nobody does')
  const rounds = await inPairs(server.pid, plan, { peer: without, ours: within })
  const name = 'CPU a slot’s round, where tables keep their bets / where nobody does'
  return costOf(name, rounds, ['rounds beside bets', 'rounds without them'])
}

/** What the accounts cost that every round moves. */
export async function measureHouse(server: BenchServer, plan: Plan): Promise<Measured> {
  const [within, without] = await twoLedgers(server, 'house', hotAccounts, hotUpdate)
  plan.say('rounds without hot house and jackpot accounts / with')
  const house = await inPairs(server.pid, plan, { peer: within, ours: without })
  return {
    figures: figuresOf`
      without hot house and jackpot accounts / with | ${ratioText(house)} | <= 1.1`,
    rows: rowsOf(house, 'rounds without hot accounts', 'rounds with them'),
    detail: house,
  }
}

/** Sets all nine limits, none of which a run reaches. */
export async function limitPlay(url: string, plays: readonly Play[]): Promise<void> {
  await forEach({ url, plays }, async (tx, { id: playerId }, at) => {
    for (const measure of ['loss', 'stake', 'time'] as const) {
      for (const period of periods) {
        await setPlayLimit(tx, { playerId, measure, period, size: sizes[measure], at })
      }
    }
  })
}

function halves(url: string, plays: readonly Play[]): [Rounds, Rounds] {
  const half = plays.length / 2
  return [
    { url, plays: plays.slice(0, half) },
    { url, plays: plays.slice(half) },
  ]
}

/** Two databases that are copies but for `ledger_settle_batch`: whole in the one, cut in the other. */
async function twoLedgers(
  { url }: BenchServer,
  name: string,
  cuts: readonly Cut[],
  mayNotUpdate?: RegExp,
): Promise<[Rounds, Rounds]> {
  const whole = await createMigrated(url, `bench_with_${name}`)
  const plays = await makePlayers(whole)
  const cut = await createDatabase(url, `bench_without_${name}`, `bench_with_${name}`)
  await withOwner(cut, async (owner) => {
    const { rows } = await owner.query(
      "SELECT pg_get_functiondef('ledger_settle_batch'::regproc) AS definition",
    )
    await owner.query(cutOut(rows[0].definition, cuts, mayNotUpdate))
  })
  return [
    { url: whole, plays },
    { url: cut, plays },
  ]
}

async function inPairs(
  pid: number,
  { pairs, seconds, say }: Plan,
  rounds: { peer: Rounds; ours: Rounds },
): Promise<Comparison> {
  await using peer = await openLedgerBench(rounds.peer.url, pid, inTurn(rounds.peer.plays))
  await using ours = await openLedgerBench(rounds.ours.url, pid, inTurn(rounds.ours.plays))
  const contestants = { peer: () => peer.run(seconds), ours: () => ours.run(seconds) }
  // Awaited here: what is measured is closed when this function is left.
  return await alternate(pairs, contestants, say)
}

/** What ours costs a round beside the peer, as the only figure of a measurement. */
function costOf(name: string, rounds: Comparison, [ours, peer]: [string, string]): Measured {
  return {
    figures: figuresOf`${name} | ${costText(rounds.cpuRatio, { digits: 3 })} | <= 1.03`,
    rows: rowsOf(rounds, ours, peer),
    detail: rounds,
  }
}

async function forEach(
  { url, plays }: Rounds,
  act: (tx: Tx, play: Play, at: Date) => Promise<void>,
): Promise<void> {
  const db = connect(url)
  const at = systemClock.now()
  try {
    for (const play of plays) await db.transaction().execute((tx) => act(tx, play, at))
  } finally {
    await db.destroy()
  }
}

/** A bonus that no run fulfils, and the spins of the welcome offer. */
async function giveBonus(tx: Tx, { id: playerId }: Play, at: Date): Promise<void> {
  const expiresAt = new Date(at.getTime() + playHours * 3_600_000)
  await grantBonus(tx, {
    bonusId: timeKey(systemClock, systemRandom),
    playerId,
    amountOre: kroner(500),
    requiredOre: kroner(depositKroner * 10),
    stakeMaxOre: kroner(100),
    expiresAt,
    at,
  })
  await grantSpins(tx, {
    grantId: timeKey(systemClock, systemRandom),
    playerId,
    offerId: 'bench',
    offerVersion: 1,
    gameIds: ['bench'],
    valueOre: ore(20),
    count: 500,
    expiresAt,
    at,
  })
}
