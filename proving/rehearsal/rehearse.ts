import { join } from 'node:path'
import { listWithdrawals } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { lostKinds } from '../../operations/backup/lost.ts'
import { askOutside, readJournal, writeJournal } from '../../operations/backup/outside-money.ts'
import { openRecovery } from '../../operations/backup/recovery.ts'
import { restoreDatabase } from '../../operations/backup/restore.ts'
import { findCluster } from '../../operations/postgres/cluster.ts'
import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { openSeededScene, type SeededScene } from '../kill/seeded-scene.ts'
import { type History, liveAndDie } from './history.ts'

export type Rehearsal = Awaited<ReturnType<typeof rehearse>>

/**
 * Lives, dies, restores to a moment, lists what is lost and puts it back: everything for real, on a
 * durable database of its own beside the stand-ins. All of it is gone afterwards.
 */
export async function rehearse(say: (line: string) => void) {
  await using scene = await openSeededScene({ payoutDelayMs: 0 })
  const backupFolder = join(scene.database.folder, 'backups')
  say('playing, with a base backup in the middle; then kill -9 of platform and database')
  const history = await liveAndDie(scene, backupFolder)
  const rounds = readJournal(writeJournal(history.rounds))
  const parties = scene.config.outside
  const outside = { ...(await askOutside(parties)), rounds }

  say(`restoring to ${history.moment.toISOString()}`)
  const startedAt = performance.now()
  const dataDir = join(scene.database.folder, 'restored')
  const cluster = await findCluster(scene.database.dataDir)
  invariant(cluster, 'the lost database has left its password')
  await using database = await restoreDatabase({
    backupFolder,
    moment: history.moment,
    dataDir,
    password: cluster.password,
    log: say,
  })
  const restoreMs = performance.now() - startedAt
  const { url: databaseUrl } = database
  const config = { ...scene.config, databaseUrl }
  await using recovery = await openRecovery(config, outside)
  const look = async () => ({
    breaches: await findBreaches(databaseUrl),
    compared: await recovery.compare(),
  })
  const restored = await look()
  const lost = await recovery.list()
  const roundsBefore = history.roundsBefore.map(({ key }) => `round ${key}`)
  const told = new Set([...roundsBefore, ...history.messagesBefore])
  const replayAt = performance.now()
  await recovery.replay(lost)
  const replayMs = performance.now() - replayAt
  say('replaying all of it a second time, which must change nothing')
  await recovery.replay(lost)
  const replayed = await look()
  return {
    history,
    restoreMs,
    replayMs,
    lost,
    /** These were told before the moment and are not in the restored books: none may be. */
    lostBefore: lost.filter(({ kind, key }) => told.has(`${kind} ${key}`)),
    /** The rest after the replay. */
    left: await recovery.list(),
    compared: { restored: restored.compared, replayed: replayed.compared },
    breaches: { restored: restored.breaches, replayed: replayed.breaches },
    /** Whether a login from before the loss opens nothing any more. */
    isLoginOver: await isOver(scene, history.login),
  }
}

async function isOver({ caller }: SeededScene, login: History['login']): Promise<boolean> {
  const answer = await caller.call(listWithdrawals, {}, login)
  return !answer.ok && answer.refusal === 'session-expired'
}

/** What went wrong, in sentences; none when the rehearsal went as it must. */
export function faultsOf(rehearsal: Rehearsal): string[] {
  const { lost, lostBefore, left, breaches, compared, isLoginOver } = rehearsal
  const kinds = lostKinds.filter((kind) => !lost.some((each) => each.kind === kind))
  const differing = compared.replayed.filter((each) => each.booksOre !== each.outsideOre)
  return [
    ...kinds.map((kind) => `no ${kind} was lost, so nothing was rehearsed`),
    ...lostBefore.map(({ kind, key }) => `${kind} ${key} was told before the moment and is lost`),
    ...left.map(({ kind, key, because }) => `${kind} ${key} is still missing: ${because}`),
    ...differing.map(({ what }) => `books and outside differ in what was ${what}`),
    ...(isLoginOver ? [] : ['a login from before the loss still lives']),
    ...breaches.restored.map(({ invariant }) => `after the restore: ${invariant}`),
    ...breaches.replayed.map(({ invariant }) => `after the replay: ${invariant}`),
  ]
}
