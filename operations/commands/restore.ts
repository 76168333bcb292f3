import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartProblem } from '@nordlys/core'
import { migrateAll } from '../../world/migrations.ts'
import { restoreDatabase } from '../backup/restore.ts'
import { findCluster } from '../postgres/cluster.ts'
import { findBreaches } from '../verification/money-invariants.ts'
import { dataFolder } from './data-folder.ts'
import { runOperatorTool, wordsOf } from './operator-tool.ts'
import { print } from './print.ts'

// `npm run backup:restore -- <backup folder> <moment|latest> <new data folder>`. DATA_DIR is where
// the database's own `database.json` and `secrets.json` lie, or were put from where they are kept.
const usage =
  'Say what, to when and where: npm run backup:restore -- <backup folder> <moment|latest> ' +
  '<new data folder>; a moment is written 2026-11-21T16:30:00Z.'

await runOperatorTool(async () => {
  const { words } = wordsOf({})
  const [folder, when, place] = words
  if (!folder || !when || !place) throw new StartProblem(usage)
  const moment = when === 'latest' ? undefined : new Date(when)
  if (moment && Number.isNaN(moment.getTime())) throw new StartProblem(usage)
  const kept = dataFolder()
  const cluster = await findCluster(kept)
  if (!cluster) throw new StartProblem(`There is no database.json in ${kept}: set DATA_DIR.`)
  const dataDir = resolve(place)
  await using database = await restoreDatabase({
    backupFolder: resolve(folder),
    moment,
    dataDir,
    password: cluster.password,
    log: print,
  })
  await copyFile(join(kept, 'secrets.json'), join(dataDir, 'secrets.json'))
  // A backup of an older program has its shape; what is proved is of this one's.
  await migrateAll(database.url, { say: print })
  const breaches = await findBreaches(database.url)
  for (const { invariant } of breaches) print(`✗ ${invariant}`)
  if (breaches.length > 0) throw new StartProblem('The restored books are wrong: let nobody in.')
  print(`Restored into ${dataDir}, and the books are right as far as they go.`)
  print('Let nobody in yet: "npm run backup:replay" lists what they lack (docs/backup.md).')
})
