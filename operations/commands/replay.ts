import { readFile, writeFile } from 'node:fs/promises'
import { outsideParties, readSettings, StartProblem } from '@nordlys/core'
import { completeEnvironment } from '../../world/config/secrets.ts'
import { agreementTable, lostAsJson, lostTable } from '../backup/lost-table.ts'
import { askOutside, readJournal } from '../backup/outside-money.ts'
import { openRecovery, recoveryConfig } from '../backup/recovery.ts'
import { openDatabase } from '../postgres/open-database.ts'
import { findBreaches } from '../verification/money-invariants.ts'
import { dataFolder } from './data-folder.ts'
import { runOperatorTool, wordsOf } from './operator-tool.ts'
import { print } from './print.ts'

// `npm run backup:replay -- [--journal <file>] [--json <file>] [--now]`: lists what the payment
// provider, NemKonto, game suppliers and a game server's journal have and the restored database of
// DATA_DIR or DATABASE_URL lacks. With --now it is put back, as far as a program may.
await runOperatorTool(async () => {
  const { values } = wordsOf({
    journal: { type: 'string' },
    json: { type: 'string' },
    now: { type: 'boolean' },
  })
  const { env } = process
  const wished = readSettings(env, ['start'])
  const dataDir = dataFolder(wished.get('DATA_DIR'))
  const outside = outsideParties(wished)
  const rounds = values.journal ? readJournal(await readFile(values.journal, 'utf8')) : []
  const told = { ...(await askOutside(outside)), rounds }
  await using database = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL, log: print })
  const { url: databaseUrl } = database
  const whole = await completeEnvironment(env, { dataDir, databaseUrl })
  const config = recoveryConfig(readSettings(whole, ['platform']))
  await using recovery = await openRecovery(config, told)

  const lost = await recovery.list()
  print(`${lostTable(lost)}\n`)
  if (values.json) await writeFile(values.json, lostAsJson(lost))
  if (values.now) {
    await recovery.replay(lost)
    print(`Left after the replay:\n${lostTable(await recovery.list())}\n`)
  }
  print(agreementTable(await recovery.compare()))
  const breaches = await findBreaches(databaseUrl)
  if (breaches.length > 0) throw new StartProblem(`The books are wrong: ${breaches[0]?.invariant}.`)
})
