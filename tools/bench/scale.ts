import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { alternate } from './base/pairs.ts'
import { figuresOf, type Measured, ratioText, rowsOf } from './base/report.ts'
import { makeCrowd } from './crowd.ts'
import { drawn, openLedgerBench } from './ledger-rounds.ts'
import type { Plan } from './plan.ts'
import { makePlayers } from './players.ts'
import { type BenchServer, createMigrated } from './server.ts'

const large = { players: 1_000_000, rows: 20_000_000 }
/** The same, small enough for the invariants of money to be checked in a moment. */
const sample = { players: 1_000, rows: 20_000 }
/**
 * Loading ends with a checkpoint, after which the first touch of each page writes the whole page. Four
 * rounds a page of the players' table bring the large house past that, to where it spends its days.
 */
const warmUpRounds = 200_000

/** Rounds in a fresh house of ten thousand players against the same in one that has grown old. */
export async function measureScale(
  { url, pid }: BenchServer,
  { pairs, seconds, say }: Plan,
): Promise<Measured> {
  say('rounds of 10k players and empty journal / of 1M players and 20M rows')
  await checkSample(await createMigrated(url, 'bench_sample'))
  const begun = performance.now()
  const largeUrl = await createMigrated(url, 'bench_large')
  const crowd = await makeCrowd(largeUrl, large, say)
  const buildSeconds = Math.round((performance.now() - begun) / 1000)
  say(`${large.players} players and ${large.rows} rows built in ${buildSeconds} s`)
  const smallUrl = await createMigrated(url, 'bench_small')
  const plays = await makePlayers(smallUrl, true)
  await using peer = await openLedgerBench(largeUrl, pid, drawn(crowd))
  await using ours = await openLedgerBench(smallUrl, pid, drawn(plays))
  for (let played = 0; played < warmUpRounds; ) played += (await peer.run(1)).perSecond
  const contestants = { peer: () => peer.run(seconds), ours: () => ours.run(seconds) }
  const comparison = await alternate(pairs, contestants, say)
  return {
    figures: figuresOf`
      10k players and empty journal / 1M players and 20M rows, rounds in process
        | ${ratioText(comparison)} | <= 1.25`,
    rows: rowsOf(
      comparison,
      'rounds, 10k players and empty journal',
      'rounds, 1M players and 20M rows',
    ),
    notes: [`The million players and their rows were built in ${buildSeconds} s.`],
    detail: { comparison, buildSeconds },
  }
}

/** Rows are loaded past the ledger's functions, but must be such as those write. */
async function checkSample(url: string): Promise<void> {
  await makeCrowd(url, sample, () => undefined)
  const breaches = await findBreaches(url)
  if (breaches.length > 0)
    throw new Error(`the loaded books are broken: ${JSON.stringify(breaches)}`)
}
