import { setTimeout as wait } from 'node:timers/promises'
import { hex, systemRandom } from '@nordlys/core'
import { type OpenDatabase, openDatabase } from '../../operations/postgres/open-database.ts'
import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { createSecrets, type Secrets } from '../../world/config/secrets.ts'
import { migrateAll, seedAll } from '../../world/migrations.ts'
import { pidsOfTree } from './base/cpu.ts'
import { makeDataFolder } from './base/data-folder.ts'
import { round, spread } from './base/pairs.ts'
import { figuresOf, type Measured, quarters } from './base/report.ts'
import { HttpLoad } from './http-load.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import { notePlaySessions } from './money-programs.ts'
import type { Plan } from './plan.ts'
import { startPlatformProcess } from './platform-process.ts'
import { makePlayers, type Play } from './players.ts'
import type { RunningProgram } from './processes.ts'
import { describeServer, withOwner } from './server.ts'
import { settleMessage } from './wallet-messages.ts'

const kills = 3
const clients = 32
const loadMs = 5_000
/** A little less than what begins a checkpoint: about the most a kill leaves to replay. */
const logBytes = 1_000_000_000
const stakeOre = 400

/** A round that was acknowledged to a client: the books must still know it. */
interface Told {
  key: string
  winOre: number
}

/**
 * Kill -9 of the whole product, its default durable database and all backends included, while it
 * settles as much as it can; then `npm start`'s own steps up to the platform, begun at once.
 */
export async function measureCrash({ say }: Plan): Promise<Measured> {
  say('start of service after kill -9 of the database at full load')
  await using folder = await makeDataFolder()
  const dataDir = folder.path
  const secrets = createSecrets()
  let product = await start(dataDir, secrets)
  try {
    const plays = await makePlayers(product.database.url)
    await notePlaySessions(product.database.url, plays)
    const told: Told[] = []
    /** From the kill to the first acknowledged round, and of that until the database answered. */
    const [waits, databases]: [number[], number[]] = [[], []]
    /** What the database had to replay. */
    const logs: number[] = []
    const load = loadOf(secrets.walletSecret, plays, told)
    for (let kill = 1; kill <= kills; kill++) {
      await fillLog(product.database.url, plays)
      await load.begin(product.platform.url)
      await wait(loadMs)
      logs.push((await logSinceCheckpoint(product.database.url)) / 1e9)
      const killed = await killAll(product, load)
      product = await start(dataDir, secrets)
      databases.push((product.databaseAt - killed) / 1000)
      await load.playOnce(product.platform.url)
      waits.push((performance.now() - killed) / 1000)
      say(`kill ${kill}/${kills}: the first round after ${round(waits.at(-1) ?? 0)} s`)
    }
    const { url } = product.database
    const [startSeconds, databaseSeconds, logGigabytes] = [waits, databases, logs].map(spread)
    const { least, median, most } = spread(waits)
    const lost = await countLost(url, told)
    const breaches = await findBreaches(url)
    const broken = `${breaches.length} invariants of money broken`
    return {
      figures: figuresOf`
        start of service after kill -9 of the database at full load, default settings
          | ${median} s (${least} to ${most}); ${lost} of ${told.length} lost, ${broken}
          | < 30 s, nothing acknowledged lost`,
      notes: [
        `Each kill left ${quarters(spread(logs), ' GB')} of log to replay; the time runs from the kill to`,
        'the first acknowledged round, through the steps of `npm start` up to the platform; the database',
        `answered after ${quarters(spread(databases), ' s')}.`,
      ],
      detail: {
        ...{ startSeconds, databaseSeconds, logGigabytes, lost, breaches },
        acknowledged: told.length,
      },
    }
  } finally {
    await product.platform[Symbol.asyncDispose]()
    await product.database[Symbol.asyncDispose]()
  }
}

interface Product {
  database: OpenDatabase
  /** When the database answered. */
  databaseAt: number
  platform: RunningProgram
}

/** The steps of `npm start` that money needs, in its order. */
async function start(dataDir: string, secrets: Secrets): Promise<Product> {
  const database = await openDatabase({ dataDir, log: () => undefined })
  const databaseAt = performance.now()
  try {
    await migrateAll(database.url)
    await seedAll(database.url)
    const platform = await startPlatformProcess(database.url, secrets, 'bench')
    return { database, databaseAt, platform }
  } catch (error) {
    await database[Symbol.asyncDispose]()
    throw error
  }
}

/** The server's own helpers come and go by themselves: one may have ended since it was listed. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Answers the moment of the kill. */
async function killAll({ database, platform }: Product, load: Load): Promise<number> {
  const { pid } = await describeServer(database.url)
  const victims = [...pidsOfTree(pid), platform.pid]
  load.cutOff()
  const killed = performance.now()
  for (const victim of victims) kill(victim)
  await load.end()
  await platform[Symbol.asyncDispose]()
  // Nothing is left to stop; this gives back the folder's lock, as the end of `npm start` does.
  await database[Symbol.asyncDispose]()
  return killed
}

/** Rounds in process, until a kill leaves enough to replay. */
async function fillLog(databaseUrl: string, plays: readonly Play[]): Promise<void> {
  const { pid } = await describeServer(databaseUrl)
  await using ledger = await openLedgerBench(databaseUrl, pid, inTurn(plays))
  while ((await logSinceCheckpoint(databaseUrl)) < logBytes) await ledger.run(1)
}

async function logSinceCheckpoint(databaseUrl: string): Promise<number> {
  return withOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query(
      'SELECT pg_current_wal_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()',
    )
    return Number(rows[0].bytes)
  })
}

type Load = ReturnType<typeof loadOf>

/** Full load over HTTP; each acknowledged round is added to the list. */
function loadOf(walletSecret: string, plays: readonly Play[], told: Told[]) {
  const definitionHash = hex(systemRandom.bytes(32))
  let http: HttpLoad | undefined
  /** From here on an answer may be missing. */
  let isCutOff = false
  let all: Promise<unknown> = Promise.resolve()
  const settle = async (client: number, turn: number): Promise<boolean> => {
    const { playSession = '' } = plays[turn % plays.length] ?? {}
    const winOre = turn % 3 === 0 ? stakeOre : 0
    const round = { playSession, definitionHash, stakeOre, winOre }
    const { key, path, headers, body } = settleMessage(walletSecret, round)
    const answer = await http?.send(client, path, headers, body).catch((error) => {
      if (!isCutOff) throw error
    })
    const isAcknowledged = answer?.body.includes('"ok":true') ?? false
    if (isAcknowledged) told.push({ key, winOre })
    else if (!isCutOff) throw new Error(`settle: ${answer?.body}`)
    return isAcknowledged
  }
  const play = async (client: number) => {
    for (let turn = client; await settle(client, turn); turn += clients);
  }
  const open = async (url: string, connections: number) => {
    http = await HttpLoad.open(url, connections)
    isCutOff = false
  }
  return {
    async begin(url: string): Promise<void> {
      await open(url, clients)
      all = Promise.all(Array.from({ length: clients }, (_, client) => play(client)))
      all.catch(() => undefined)
    },
    /** One acknowledged round. */
    async playOnce(url: string): Promise<void> {
      await open(url, 1)
      await settle(0, 0)
      http?.close()
    },
    cutOff(): void {
      isCutOff = true
    },
    /** Throws what went wrong before the kill. */
    async end(): Promise<void> {
      await all
      http?.close()
    },
  }
}

/** How many of the acknowledged rounds the auditor's view does not show, or shows with another win. */
async function countLost(databaseUrl: string, told: readonly Told[]): Promise<number> {
  return withOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query(
      `SELECT count(*) AS lost FROM unnest($1::uuid[], $2::bigint[]) AS t(key, win)
       LEFT JOIN audit_rounds r ON r.round_id = t.key
       WHERE r.state IS DISTINCT FROM 'settled' OR r.win_ore <> t.win`,
      [told.map(({ key }) => key), told.map(({ winOre }) => winOre)],
    )
    return Number(rows[0].lost)
  })
}
