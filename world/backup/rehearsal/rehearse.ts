import { join } from 'node:path'
import { invariant, systemClock } from '@nordlys/core'
import { playersByRef, startPlatform } from '@nordlys/platform'
import { pino } from 'pino'
import { openScene } from '../../kill/scene.ts'
import { type Breach, findBreaches } from '../../money-invariants.ts'
import { readPassword } from '../../postgres/cluster.ts'
import { type Compared, compareWithOutside } from '../agreement.ts'
import { findLost, type Lost } from '../lost-money.ts'
import { askOutside, readJournal, writeJournal } from '../outside-money.ts'
import { replay } from '../replay.ts'
import { restoreDatabase } from '../restore.ts'
import { type History, liveAndDie } from './history.ts'

export interface Rehearsal {
  history: History
  restoreMs: number
  replayMs: number
  /** Told before the moment and not in the restored books: none may be. */
  lostBefore: Lost[]
  /** After the restore, and what is left of it after the replay. */
  lost: Lost[]
  left: Lost[]
  compared: { restored: Compared[]; replayed: Compared[] }
  breaches: { restored: Breach[]; replayed: Breach[] }
}

/**
 * Lives, dies, restores to a moment, lists what is lost and puts it back: everything for real, on a
 * durable database of its own beside the stand-ins. All of it is gone afterwards.
 */
export async function rehearse(say: (line: string) => void): Promise<Rehearsal> {
  await using scene = await openScene({ payoutDelayMs: 0 })
  const backupFolder = join(scene.folder, 'backups')
  say('playing, with a base backup in the middle; then kill -9 of platform and database')
  const history = await liveAndDie(scene, backupFolder)
  const rounds = readJournal(writeJournal(history.rounds))
  const parties = scene.config.outside
  const outside = { ...(await askOutside(parties)), rounds }

  say(`restoring to ${history.moment.toISOString()}`)
  const startedAt = performance.now()
  const dataDir = join(scene.folder, 'restored')
  const password = await readPassword(scene.dataDir)
  invariant(password, 'the lost database has a password')
  await using database = await restoreDatabase({
    backupFolder,
    moment: history.moment,
    dataDir,
    password,
    log: say,
  })
  const restoreMs = performance.now() - startedAt
  const { url: databaseUrl } = database
  const look = async () => ({
    breaches: await findBreaches(databaseUrl),
    compared: await compareWithOutside(databaseUrl, outside),
  })
  const restored = await look()

  await using platform = await startPlatform({
    ...scene.config,
    databaseUrl,
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    // Nothing happens by itself until the books are whole again.
    tickMs: 0,
  })
  const players = await playersByRef(platform.context.play)
  const findPlayer = (ref: string) => players.get(ref)
  const list = () => findLost({ databaseUrl, outside, findPlayer, at: systemClock.now() })
  const lost = await list()
  const told = new Set(history.roundsBefore.map(({ key }): string => key))
  const replayAt = performance.now()
  await replay({ lost, outside, platform, parties })
  const replayMs = performance.now() - replayAt
  say('replaying all of it a second time, which must change nothing')
  await replay({ lost, outside, platform, parties })
  const replayed = await look()
  return {
    history,
    restoreMs,
    replayMs,
    lost,
    lostBefore: lost.filter(({ key }) => told.has(key)),
    left: await list(),
    compared: { restored: restored.compared, replayed: replayed.compared },
    breaches: { restored: restored.breaches, replayed: replayed.breaches },
  }
}

/** What went wrong, in sentences; none when the rehearsal went as it must. */
export function faultsOf(rehearsal: Rehearsal): string[] {
  const { lost, lostBefore, left, breaches, compared } = rehearsal
  const kinds = ['deposit', 'payout', 'round'].filter(
    (kind) => !lost.some((each) => each.kind === kind),
  )
  const differing = compared.replayed.filter((each) => each.booksOre !== each.outsideOre)
  return [
    ...kinds.map((kind) => `no ${kind} was lost, so nothing was rehearsed`),
    ...lostBefore.map(({ kind, key }) => `${kind} ${key} was told before the moment and is lost`),
    ...left.map(({ kind, key, because }) => `${kind} ${key} is still missing: ${because}`),
    ...differing.map(({ what }) => `books and outside differ in what was ${what}`),
    ...breaches.restored.map(({ invariant }) => `after the restore: ${invariant}`),
    ...breaches.replayed.map(({ invariant }) => `after the replay: ${invariant}`),
  ]
}
