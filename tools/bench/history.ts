import { after, dayMs, type PlayerId, systemClock } from '@nordlys/core'
import { connect, type Db } from '../../apps/platform/src/db/index.ts'
import { closeDays, keepStretches, readFigures } from '../../apps/platform/src/ledger/index.ts'
import { readTransactions } from '../../apps/platform/src/payments/index.ts'
import { readPlayPicture } from '../../apps/platform/src/play/index.ts'
import { median, percentile, round } from './base/pairs.ts'
import type { Measured } from './base/report.ts'
import type { Plan } from './plan.ts'
import { type BenchServer, createMigrated, withOwner } from './server.ts'
import { countReads, makeYear, rareGame } from './year.ts'

const fewRounds = 100
const yearDays = 365
const looks = 100
type Asked = Parameters<typeof readTransactions>[2]
const firstPage: Asked = { kind: 'all', days: yearDays, pageSize: 10 }
/** A page of the first day, below which there are enough stretches. */
const lastPage: Asked = { ...firstPage, from: { place: '1000.1000', toward: 'older' } }
const ofRareGame: Asked = { ...firstPage, kind: 'rounds', gameIds: [rareGame] }
const latestLines: Asked = { ...firstPage, days: 30, pageSize: 5 }

/** Overview and list of a player with a year of rounds, beside one with a hundred in the same database. */
export async function measureHistory({ url }: BenchServer, plan: Plan): Promise<Measured> {
  const { rounds, say } = plan
  const database = await createMigrated(url, 'bench_history')
  say(`a year of ${rounds} rounds, and one of ${fewRounds}`)
  const { id: long } = await makeYear(database, { player: 1, rounds, days: yearDays })
  const { id: short } = await makeYear(database, { player: 2, rounds: fewRounds, days: yearDays })
  const db = connect(database)
  try {
    const at = systemClock.now()
    const closing = await secondsOf(async () => {
      for (let days = 0; days <= yearDays; days += 31) await closeDays(db, at)
    })
    const keeping = await secondsOf(() => keepAll(database, db, at))
    const aRound = (seconds: number) =>
      `${round(seconds)} s (${round((seconds / rounds) * 1e6)} µs a round)`
    // As the server itself does in its time.
    await withOwner(database, (owner) => owner.query('VACUUM (ANALYZE)'))
    const figures = [
      ...(await readsOf(database, { long, short, rounds })),
      ...(await timesOf(db, long, rounds)),
      {
        name: `days of a year of ${rounds} rounds that were never kept, and their parts, kept by the job`,
        value: aRound(closing),
        reach: 'told',
      },
      {
        name: `stretches of a year of ${rounds} rounds that were never kept, kept by the job`,
        value: aRound(keeping),
        reach: 'told',
      },
    ]
    return { figures, detail: { figures } }
  } finally {
    await db.destroy()
  }
}

/** A tick of the job keeps a part of what is due. */
async function keepAll(url: string, db: Db, at: Date): Promise<void> {
  const hasKept = () =>
    withOwner(url, async (owner) => {
      const { rowCount } = await owner.query(
        "SELECT 1 FROM ledger_stretch_run WHERE at > '-infinity'",
      )
      return rowCount === 1
    })
  do await keepStretches(db, at)
  while (!(await hasKept()))
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begunMs = performance.now()
  await work()
  return (performance.now() - begunMs) / 1_000
}

const pages = {
  'first page of transactions': (db: Db, player: PlayerId) => read(db, player, firstPage),
  overview: readOverview,
}

async function readsOf(
  url: string,
  { long, short, rounds }: { long: PlayerId; short: PlayerId; rounds: number },
): Promise<Measured['figures']> {
  const figures = []
  for (const [page, work] of Object.entries(pages)) {
    const [many, few] = [
      await countReads(url, (db) => work(db, long)),
      await countReads(url, (db) => work(db, short)),
    ]
    figures.push({
      name: `rows read by the ${page}, ${rounds} rounds / ${fewRounds} rounds`,
      value: `${round(many.rows / few.rows)} (${many.rows} to ${few.rows}; ${many.statements} statements)`,
      reach: '<= 1.25',
    })
  }
  return figures
}

/** In turn, so that a busy moment meets each. */
async function timesOf(db: Db, player: PlayerId, rounds: number): Promise<Measured['figures']> {
  const asked = { first: firstPage, last: lastPage, rare: ofRareGame }
  const took = { first: [] as number[], last: [] as number[], rare: [] as number[] }
  for (let look = 0; look < looks + 10; look += 1) {
    for (const name of ['first', 'last', 'rare'] as const) {
      const begunMs = performance.now()
      const lines = await read(db, player, asked[name])
      const tookMs = performance.now() - begunMs
      if (lines !== (name === 'rare' ? 2 : 10)) throw new Error(`${name}: ${lines} lines`)
      // The first ones warm up.
      if (look >= 10) took[name].push(tookMs)
    }
  }
  const against = (name: 'last' | 'rare', what: string) => {
    const [ours, first] = [percentile(took[name], 0.95), percentile(took.first, 0.95)]
    const middles = `p50 ${round(median(took[name]))} to ${round(median(took.first))}`
    return {
      name: `${what} in ${rounds} rounds / the first page, p95 of ${looks}`,
      value: `${round(ours / first)} (${round(ours)} to ${round(first)} ms; ${middles})`,
      reach: '<= 2',
    }
  }
  return [against('last', 'the last page'), against('rare', 'a game played twice')]
}

async function read(db: Db, player: PlayerId, asked: Asked): Promise<number> {
  const page = await readTransactions(db, player, asked, systemClock.now())
  return page.ok ? page.lines.length : 0
}

/** All that the overview reads of the books. */
async function readOverview(db: Db, playerId: PlayerId): Promise<void> {
  const at = systemClock.now()
  await read(db, playerId, latestLines)
  await readFigures(db, playerId, [after(at, -30 * dayMs), 'now'])
  await readPlayPicture(db, { playerId, actedUntil: new Map(), at })
}
