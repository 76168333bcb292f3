import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '@nordlys/core'
import { type Breach, findBreaches } from '../../operations/verification/money-invariants.ts'
import { Chance } from '../kill/chance.ts'
import { findDifferences } from '../kill/outside-books.ts'
import { rowsOf } from '../kill/rows.ts'
import { type Digest, findChanged, takeDigest } from './digest.ts'
import { faults } from './faults.ts'
import type { ChaosReport } from './report.ts'
import { openStage, type Stage } from './stage.ts'

export interface ChaosWish {
  minutes: number
  /** The same seed brings the same faults in the same order. */
  seed: string
  say: (line: string) => void
}

/** When all faults are over, this is how long everything under way may take to its end. */
const settlesWithinMs = minuteMs
const digestEveryMs = minuteMs / 2
const quietMs = { least: 500, most: 3_000 }

/** Lets everything go wrong for so many minutes, then compares all books; never throws for them. */
export async function runChaos({ minutes, seed, say }: ChaosWish): Promise<ChaosReport> {
  await using stage = await openStage(seed)
  say(`seed ${seed}: ${stage.clients.length} clients, ${stage.scene.copies.length} copies`)
  const stop = new AbortController()
  const failures: unknown[] = []
  const onFailure = (error: unknown) => {
    // A client that meets what must not be ends the run at once, not after all its minutes.
    failures.push(error)
    stop.abort()
  }
  const ended = Promise.all(stage.clients.map((client) => client(stop.signal).catch(onFailure)))
  const chance = new Chance(seed, 'faults')
  const { digests, struck } = await strike(stage, chance, {
    lengthMs: minutes * minuteMs,
    stop: stop.signal,
    say,
  })
  stop.abort()
  say('no more faults: everything comes to its end')
  const settledAt = performance.now()
  const isSettled = await Promise.race([
    ended.then(() => untilNothingIsOpen(stage)).then(() => true),
    wait(settlesWithinMs, false, { ref: false }),
  ])
  const settledAfterMs = Math.round(performance.now() - settledAt)
  const breaches = [
    { invariant: 'no client met what must not be', rows: failures },
    {
      invariant: 'everything ends within a minute after the last fault',
      rows: isSettled ? [] : [await rowsOf(stage.postgres.url, openQuery)],
    },
    ...(await findAllBreaches(stage, digests)),
  ]
  const { acknowledged, lostAnswers } = stage.tally
  return {
    seed,
    minutes,
    acknowledged,
    lostAnswers,
    struck,
    settledAfterMs,
    digests,
    breaches: breaches.filter(({ rows }) => rows.length > 0),
  }
}

type Struck = ChaosReport['struck']

/** One fault after the other, with a little quiet in between, until the time is over. */
async function strike(
  stage: Stage,
  chance: Chance,
  { lengthMs, stop, say }: { lengthMs: number; stop: AbortSignal; say: ChaosWish['say'] },
) {
  const struck: Struck = new Map()
  const digests: Digest[] = []
  const begin = performance.now()
  const isOver = () => stop.aborted || performance.now() - begin >= lengthMs
  while (!isOver()) {
    await wait(chance.between(quietMs.least, quietMs.most))
    const [name, fault] = chance.pick(Object.entries(faults))
    stage.tally.takeLongestSilence()
    await fault(stage, chance)
    await wait(quietMs.least)
    const silenceMs = stage.tally.takeLongestSilence()
    struck.set(name, [...(struck.get(name) ?? []), silenceMs])
    say(`${name}; longest without any answer ${silenceMs} ms`)
    const due = begin + (digests.length + 1) * digestEveryMs
    if (performance.now() >= due) digests.push(await takeDigest(stage.postgres.url))
  }
  return { digests, struck }
}

const openQuery = `SELECT * FROM audit_payments
  WHERE status NOT IN ('implemented', 'canceled', 'reversed')`

async function untilNothingIsOpen({ postgres }: Stage): Promise<void> {
  while ((await rowsOf(postgres.url, openQuery)).length > 0) await wait(200)
}

async function findAllBreaches(stage: Stage, digests: readonly Digest[]): Promise<Breach[]> {
  const { scene, postgres, kinds } = stage
  const { sandboxUrl } = scene
  const find = async (invariant: string, query: string, values: readonly unknown[] = []) => {
    return { invariant, rows: await rowsOf(postgres.url, query, values) }
  }
  const all: Breach[] = [
    ...(await findBreaches(postgres.url)),
    await findChanged(postgres.url, digests),
    {
      invariant: 'I11 ledger, payment provider and NemKonto agree to the øre',
      rows: await findDifferences(postgres.url, sandboxUrl),
    },
    await find(
      'I10 each kind of transaction has a client who answers for it',
      'SELECT kind, count(*) FROM audit_txns WHERE NOT kind = ANY ($1) GROUP BY 1',
      [kinds.flatMap(({ books }) => books)],
    ),
    await find(
      'nothing is held any more when everything has ended',
      `SELECT * FROM audit_balances
       WHERE account_id ~ '^incoming:|:(reserved|staked)$' AND balance_ore <> 0`,
    ),
    {
      invariant: 'no copy died by itself',
      rows: scene.copies.map(({ deaths }) => deaths).filter((deaths) => deaths > 0),
    },
  ]
  for (const kind of kinds) all.push(...(await kind.check(postgres.url, sandboxUrl)))
  return all
}
