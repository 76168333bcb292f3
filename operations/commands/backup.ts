import { join, resolve } from 'node:path'
import { StartProblem } from '@nordlys/core'
import { listenForStop } from '../../world/processes/stop.ts'
import { takeBaseBackup } from '../backup/base-backup.ts'
import { LogArchive } from '../backup/log-archive.ts'
import { findRunningDatabase } from '../postgres/open-database.ts'
import { dataFolder } from './data-folder.ts'
import { runOperatorTool, wordsOf } from './operator-tool.ts'
import { print } from './print.ts'

// `npm run backup -- <folder> [--once]`: a base backup of the running built-in database, then its
// log, a minute at a time, until Ctrl-C. With --once the log ends with the base backup.
const archiveEveryMs = 60_000

await runOperatorTool(async () => {
  const { words, values } = wordsOf({ once: { type: 'boolean' } })
  const [folder] = words
  if (!folder) throw new StartProblem('Say where to: npm run backup -- <folder> [--once]')
  const backupFolder = resolve(folder)
  const databaseUrl = await runningDatabase()
  const stop = listenForStop()
  await using archive = await LogArchive.open(databaseUrl, backupFolder)
  const { folder: made, manifest } = await takeBaseBackup(databaseUrl, backupFolder)
  await archive.catchUp()
  print(`Base backup of ${manifest.finishedAt}: ${manifest.files.length} files in ${made}`)
  if (values.once) {
    await archive.giveUp()
    return
  }
  print(`Archiving the log into ${join(backupFolder, 'wal')} until Ctrl-C ...`)
  await archive.follow(archiveEveryMs, stop.signal)
  await archive.catchUp()
})

async function runningDatabase(): Promise<string> {
  if (process.env.DATABASE_URL) {
    throw new StartProblem(
      'DATABASE_URL names a server that is not ours: back it up with its own tools (docs/backup.md).',
    )
  }
  const dataDir = dataFolder()
  const url = await findRunningDatabase(dataDir)
  if (url) return url
  throw new StartProblem(
    `No database runs on the data in ${dataDir}: start it with "npm start", or set DATA_DIR.`,
  )
}
