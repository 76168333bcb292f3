import { parseArgs } from 'node:util'
import { systemClock } from '@nordlys/core'
import { pino } from 'pino'
import {
  createCatalogue,
  offeredGames,
  StoredVersions,
  withdrawVersion,
} from '../../apps/games/src/catalogue/index.ts'
import { connect } from '../../apps/games/src/db/index.ts'
import { ownDatabase } from '../own-database.ts'

// `npm run games:withdraw -- <game> [--version <number>]`: no new round is played on it, for good.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' } },
})
const [gameId] = positionals
const number = values.version === undefined ? undefined : Number(values.version)
if (gameId === undefined || Number.isNaN(number)) {
  console.log('npm run games:withdraw -- <game> [--version <number>]')
  process.exitCode = 1
} else {
  const hash = await withdraw(gameId)
  console.log(
    hash ? `${gameId}: ${hash} is withdrawn` : `${gameId} has no such version to withdraw`,
  )
  process.exitCode = hash ? 0 : 1
}

async function withdraw(id: string): Promise<string | undefined> {
  await using database = await ownDatabase(console.log)
  const db = connect(database.url)
  const logger = pino({ level: 'error' })
  try {
    const versions = new StoredVersions({ db, clock: systemClock, logger })
    // One that nobody has opened yet is not known of until it is published.
    await createCatalogue(await offeredGames(logger), versions, logger).find(id)
    return await withdrawVersion(db, { gameId: id, number, at: systemClock.now() })
  } finally {
    await db.destroy()
  }
}
