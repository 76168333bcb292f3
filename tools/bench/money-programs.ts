import { hex, required, secret, systemClock, systemRandom } from '@nordlys/core'
import { connect } from '../../apps/platform/src/db/index.ts'
import { startPlay } from '../../apps/platform/src/play/index.ts'
import { createSecrets } from '../../world/config/secrets.ts'
import type { Slot } from './base/pairs.ts'
import { drive } from './drive.ts'
import { Guest, stakeOre } from './guest.ts'
import { HttpLoad } from './http-load.ts'
import { nowhere, startPlatformProcess } from './platform-process.ts'
import type { Play } from './players.ts'
import { type RunningProgram, startProgramProcess } from './processes.ts'
import { withOwner } from './server.ts'
import { settleMessage } from './wallet-messages.ts'

const connections = 32
/** A player may spin twenty times a second, so each worker plays for many, one after the other. */
const guestsOfWorker = 20
/** As many as play at once; the platform knows a play session after its first round. */
const settlingPlayers = 640
const gameId = 'vikingernes-guld'

/** The site's server asks for content that everybody may read; the platform knows it by this. */
export const siteCredential = 'bench'

export interface MoneyPrograms extends AsyncDisposable {
  platform: RunningProgram
  games: RunningProgram
  walletSecret: string
  tokenSecret: string
  /** The game server once more. */
  startCopy(): Promise<RunningProgram>
  settleOverHttp(seconds: number): Promise<Slot>
  spin(seconds: number): Promise<Slot>
}

/** Platform and game server as they run in production, each in its own process. */
export async function openMoneyPrograms(
  databaseUrl: string,
  serverPid: number,
  plays: readonly Play[],
): Promise<MoneyPrograms> {
  await notePlaySessions(databaseUrl, plays)
  const secrets = createSecrets()
  const { walletSecret, tokenSecret } = secrets
  const platform = await startPlatformProcess(databaseUrl, secrets, siteCredential)
  const urls = { platformUrl: platform.url, siteUrl: nowhere }
  const startCopy = () =>
    startProgramProcess('games', { databaseUrl, ...urls, walletSecret, tokenSecret })
  const games = await startCopy()
  const pids = [serverPid, platform.pid, games.pid]
  const spins = await spinWork(games.url, databaseUrl, plays)
  // After the guests, whose seats take long: a connection that rests is closed.
  const settle = await settleWork(platform.url, walletSecret, plays.slice(0, settlingPlayers))
  const workers = connections
  return {
    platform,
    games,
    walletSecret,
    tokenSecret,
    startCopy,
    settleOverHttp: (seconds) => drive({ workers, seconds, pids, work: settle }),
    spin: (seconds) => drive({ workers, seconds, pids, work: spins }),
    async [Symbol.asyncDispose]() {
      await games[Symbol.asyncDispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}

/** One round a request, signed, by one player after the other. */
async function settleWork(url: string, walletSecret: string, plays: readonly Play[]) {
  const load = await HttpLoad.open(url, connections)
  const definitionHash = hex(systemRandom.bytes(32))
  return async (worker: number, turn: number) => {
    const { playSession = '' } = plays[turn % plays.length] ?? {}
    const round = { playSession, definitionHash, stakeOre, winOre: turn % 3 === 0 ? stakeOre : 0 }
    const { path, headers, body } = settleMessage(walletSecret, round)
    const answer = await load.send(worker, path, headers, body)
    if (!answer.body.includes('"ok":true')) throw new Error(`settle: ${answer.body}`)
  }
}

/** Each worker plays for its guests, and spins as soon as the last answer is there. */
async function spinWork(url: string, databaseUrl: string, plays: readonly Play[]) {
  const load = await HttpLoad.open(url, connections)
  const guests: Guest[] = []
  const seats = plays.slice(-connections * guestsOfWorker)
  // A launch token lives for a minute: it is redeemed as soon as a connection is free for it.
  for (let first = 0; first < seats.length; first += connections) {
    const tokens = await launchTokens(databaseUrl, seats.slice(first, first + connections))
    guests.push(...(await Promise.all(tokens.map((token, at) => Guest.open(load, at, token)))))
  }
  const turns = Array.from({ length: connections }, (_, worker) => worker)
  return async (worker: number) => {
    const turn = turns[worker] ?? 0
    turns[worker] = turn + connections
    await required(guests[turn % guests.length], 'a player').spin()
  }
}

/** What the browser of a player brings whose session was noted. */
export function sessionCookies(id: number): string {
  return `__Host-session=${id}; _auth_token=bench-${id}`
}

export async function launchTokens(
  databaseUrl: string,
  plays: readonly Play[],
  game = gameId,
): Promise<string[]> {
  const db = connect(databaseUrl, 2)
  const playerRefKey = secret(systemRandom)
  const lockLiveSession = () => Promise.resolve(true)
  const context = { db, clock: systemClock, random: systemRandom, playerRefKey, lockLiveSession }
  const at = systemClock.now()
  const sessionEndsAt = new Date(at.getTime() + 12 * 3_600_000)
  const tokens: string[] = []
  for (const { id } of plays) {
    const wish = { playerId: id, sessionId: `bench-${id}`, gameId: game, sessionEndsAt, at }
    tokens.push((await startPlay(context, wish)).launchToken)
  }
  await db.destroy()
  return tokens
}

/** The wallet finds a play session by its row; the ledger has it already. */
export async function notePlaySessions(databaseUrl: string, plays: readonly Play[]): Promise<void> {
  await withOwner(databaseUrl, async (owner) => {
    await owner.query(
      `INSERT INTO wallet_play_session (id, player, game, session_id, token_hash, token_expires_at,
       redeemed_at, play_until, started_at)
     SELECT id, player, $3, 'bench', decode(replace(id::text, '-', ''), 'hex'), now(), now(),
       now() + interval '12 hours', now()
     FROM unnest($1::uuid[], $2::int[]) AS t(id, player)`,
      [plays.map((play) => play.playSession), plays.map((play) => play.id), gameId],
    )
    // Everybody who has played is known: the platform looks at them while it runs.
    await owner.query(
      `INSERT INTO players_player (player_id, first_name, last_name, email, email_normalised, mobile,
       birth_date, cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT id, 'Bench', 'Player', id, id, '', '1990-01-01', 'sealed.none',
       sha256(id::text::bytea), id, 'none', now()
     FROM unnest($1::int[]) AS id`,
      [plays.map((play) => play.id)],
    )
    // The game server's players are logged in, as the wallet asks when a game is opened.
    const loggedIn = plays.slice(-connections * guestsOfWorker).map((play) => play.id)
    await owner.query(
      `INSERT INTO players_session (handle, secret_hash, player_id, logged_in_at, acted_at, rofus,
       rofus_asked_at)
     SELECT 'bench-' || id, sha256(id::text::bytea), id, now(), now(), 'clear', now()
     FROM unnest($1::int[]) AS id`,
      [loggedIn],
    )
  })
}
