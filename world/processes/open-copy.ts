import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, messageOf, readSettings, StartProblem } from '@nordlys/core'
import { reachDatabase } from '../../operations/postgres/open-database.ts'
import { addressesOf } from '../config/addresses.ts'
import { completeEnvironment } from '../config/secrets.ts'
import { environmentFor } from './keep-programs.ts'
import { KeptProgram } from './kept-program.ts'

const patienceMs = 5_000

interface Wish {
  readonly port: string | undefined
  /** Of the product that runs. */
  readonly dataDir: string
  readonly say: (line: string) => void
}

export interface Copy extends AsyncDisposable {
  readonly url: string
  readonly logPath: string
}

/**
 * Starts the games once more beside the product that runs, with its database and secrets: players at either
 * sit at the same live tables. Throws `StartProblem` for what a person can put right. (LV15)
 */
export async function openCopy(given: Environment, { port, dataDir, say }: Wish): Promise<Copy> {
  if (!/^[1-9]\d{0,4}$/.test(port ?? '')) {
    throw new StartProblem('Say on which port: npm run live:copy -- --port 4312')
  }
  const env: Environment = { ...given, GAMES_PORT: port }
  const wished = readSettings(env, ['start'])
  await requireProduct(wished.urlOf('platform'))
  await using database = await reachDatabase({ dataDir, databaseUrl: env.DATABASE_URL, log: say })
  const whole = await completeEnvironment(env, { dataDir, databaseUrl: database.url })
  const settings = readSettings(whole, ['start'])
  await mkdir(dataDir, { recursive: true })
  const logPath = join(dataDir, `games-${port}.log`)
  const own = environmentFor('games', { ...whole, ...settings.addresses() })
  const program = await KeptProgram.open({ name: 'games', env: own, logPath, say })
  return {
    url: `http://127.0.0.1:${addressesOf(settings).ports.games}`,
    logPath,
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  }
}

/** A copy alone would play with nobody's money. */
async function requireProduct(platformUrl: string): Promise<void> {
  try {
    const { ok } = await fetch(`${platformUrl}/healthz`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!ok) throw new Error('it is not well')
  } catch (cause) {
    const why = messageOf(cause)
    throw new StartProblem(
      `Nordlys does not answer at ${platformUrl} (${why}): run npm start first, or set PORT as it has it.`,
    )
  }
}
