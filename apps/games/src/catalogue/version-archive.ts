import { type Clock, logFailure, required } from '@nordlys/core'
import {
  canonicalJson,
  type GambleDefinition,
  type GameDefinition,
  gambleColours,
  gambleHash,
  gambleOf,
} from '@nordlys/game-math'
import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type Database, type Db, lockSeeds } from '../db/index.ts'
import './tables.ts'
import { Standings, type Version, type VersionArchive } from './versions.ts'

/** How long a withdrawal may take to reach every copy of the program. */
const standingsFreshMs = 5_000
/** Without the database nobody can withdraw either; a copy that alone lost it goes on so long. */
const standingsBorneMs = 60_000

/** The archive in our own schema, which every copy of the program reads and adds to. */
export class StoredVersions implements VersionArchive {
  readonly #db: Db
  readonly #clock: Clock
  readonly #logger: Logger
  #read: { readonly atMs: number; readonly standings: Promise<Standings> } | undefined

  constructor({ db, clock, logger }: { db: Db; clock: Clock; logger: Logger }) {
    this.#db = db
    this.#clock = clock
    this.#logger = logger
  }

  async publish(version: Version): Promise<void> {
    await this.#db.transaction().execute((tx) => publish(tx, version, this.#clock))
    this.#read = undefined
  }

  standings(): Promise<Standings> {
    const atMs = this.#clock.now().getTime()
    const last = this.#read
    const ageMs = last ? atMs - last.atMs : 0
    if (last && ageMs >= 0 && ageMs < standingsFreshMs) return last.standings
    const bearable = last && ageMs >= 0 && ageMs < standingsBorneMs ? last : undefined
    const read = { atMs, standings: this.#refresh(bearable) }
    this.#read = read
    return read.standings
  }

  async #refresh(bearable: { atMs: number; standings: Promise<Standings> } | undefined) {
    try {
      return await this.#readAll()
    } catch (error) {
      // The next question reads again.
      this.#read = bearable
      if (!bearable) throw error
      logFailure(this.#logger, error, 'the standings of versions are those read before')
      return bearable.standings
    }
  }

  async #readAll(): Promise<Standings> {
    const rows = await this.#db
      .selectFrom('catalogue_version')
      .select(['definition_hash as hash', 'game_id as gameId', 'state'])
      .select(sql<string>`listing ->> 'titleDa'`.as('titleDa'))
      .orderBy('number')
      .execute()
    return new Standings(rows)
  }

  async find(hash: string): Promise<Version | undefined> {
    const row = await this.#db
      .selectFrom('catalogue_version')
      .select(['definition', 'report', 'listing'])
      .where('definition_hash', '=', hash)
      .executeTakeFirst()
    if (!row) return undefined
    // It was checked when it was published, and the table keeps it to its hash.
    const definition: GameDefinition = JSON.parse(row.definition)
    return {
      hash,
      definition,
      par: row.report as Version['par'],
      listed: row.listing as Version['listed'],
    }
  }

  async findGamble(hash: string): Promise<GambleDefinition | undefined> {
    const row = await this.#db
      .selectFrom('catalogue_gamble')
      .select(['game_hash', 'choice'])
      .where('definition_hash', '=', hash)
      .executeTakeFirst()
    return row && gambleOf(row.game_hash, row.choice)
  }
}

type Tx = Transaction<Database>

async function publish(tx: Tx, version: Version, clock: Clock): Promise<void> {
  const { hash, listed, definition, par } = version
  const { id: gameId } = definition
  // Two copies that publish versions of one game do it one after the other.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${gameId}, ${lockSeeds.gameVersions}))`.execute(
    tx,
  )
  const at = clock.now()
  const known = await tx
    .selectFrom('catalogue_version')
    .select(['definition_hash', 'number'])
    .where('game_id', '=', gameId)
    .execute()
  if (known.some((each) => each.definition_hash === hash)) return
  // A copy that still runs an older release does not bring the older game back.
  const isLate = known.some(({ number }) => number > definition.version)
  if (!isLate) {
    await tx
      .updateTable('catalogue_version')
      .set({ state: 'superseded', superseded_at: at })
      .where('game_id', '=', gameId)
      .where('state', '=', 'current')
      .execute()
  }
  await tx
    .insertInto('catalogue_version')
    .values({
      definition_hash: hash,
      game_id: gameId,
      number: definition.version,
      state: isLate ? 'superseded' : 'current',
      definition: canonicalJson(definition),
      report: JSON.stringify(par),
      listing: JSON.stringify(listed),
      published_at: at,
      superseded_at: isLate ? at : null,
      withdrawn_at: null,
    })
    .execute()
  if (definition.gamble) await publishGambles(tx, hash)
}

/** Before a round of the game is played, what its win may be staked on is known for ever. */
async function publishGambles(tx: Tx, gameHash: string): Promise<void> {
  const gambles = gambleColours.map((choice) => gambleOf(gameHash, choice))
  await tx
    .insertInto('catalogue_gamble')
    .values(
      gambles.map((gamble) => ({
        definition_hash: gambleHash(gamble),
        game_hash: gameHash,
        choice: gamble.choice,
        definition: canonicalJson(gamble),
      })),
    )
    .execute()
}

/**
 * No new round is played on the version from now on, for good; `number` none means the current
 * one. Tells its hash, or undefined when there is none to withdraw.
 */
export async function withdrawVersion(
  db: Db,
  { gameId, number, at }: { gameId: string; number?: number | undefined; at: Date },
): Promise<string | undefined> {
  const withdrawn = await db
    .updateTable('catalogue_version')
    .set({ state: 'withdrawn', withdrawn_at: at })
    .where('game_id', '=', gameId)
    .where('state', '<>', 'withdrawn')
    .$if(number === undefined, (query) => query.where('state', '=', 'current'))
    .$if(number !== undefined, (query) => query.where('number', '=', required(number, 'number')))
    .returning('definition_hash')
    .execute()
  return withdrawn[0]?.definition_hash
}
