import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  authenticateAnswer,
  authenticateRequest,
  balanceAnswer,
  balanceRequest,
  grantOfChoices,
  isWalletMessageGenuine,
  type OpenSpins,
  replayAnswer,
  replayRequest,
  roundAnswer,
  roundRequest,
  roundsAnswer,
  roundsRequest,
  type SettleResult,
  type SettleRound,
  type StoredRound,
  settleAnswer,
  settleRequest,
  tellLaterAnswer,
  tellLaterRequest,
  type WonJackpot,
  walletHeaders,
  walletPaths,
} from '@nordlys/contracts'
import { dayMs, invariant, isTimeKey, type Ore, ore, sum } from '@nordlys/core'
import { TableBooks } from './table-books.ts'

interface PlayerStanding {
  launchToken: string
  playSession: string
  playerRef: string
  gameId: string
  balanceOre: Ore
  isTokenUsed: boolean
  hasEnded: boolean
  isRevoked?: boolean
  spins?: OpenSpins
}

/**
 * The platform's wallet, kept in memory and spoken to over the wire: signatures, launch tokens that
 * work once, and settlement that gives a repeated key its first answer, refusals among them.
 */
export class WalletStandIn implements AsyncDisposable {
  /** How many rounds each `settle` message carried. */
  readonly settledGroups: number[] = []
  readonly paths: string[] = []
  /** From when on the win of a live round’s key may be shown, where that was moved. */
  readonly toldLater = new Map<string, Date>()
  /** Of the next messages: how many are settled but their answers lost on the way back. */
  answersToLose = 0
  /** Of the next messages that settle rounds alone. */
  settledToLose = 0
  /** What the next round that is settled wins beside its own win. */
  nextJackpots: WonJackpot[] = []
  /** The most that a bonus lets a round stake, as the next answers tell it. */
  stakeMaxOre: Ore | undefined
  /** The bonus is for other games alone, as the next answers tell it. */
  isBonusElsewhere = false
  readonly tables = new TableBooks((playSession) => this.#playing(playSession))
  readonly #secret: string
  readonly #nowMs: () => number
  readonly #players: PlayerStanding[] = []
  readonly #stored = new Map<string, { input: string; result: SettleResult; round: StoredRound }>()
  readonly #server: Server
  #gate: Promise<void> = Promise.resolve()

  constructor(secret: string, nowMs: () => number) {
    this.#secret = secret
    this.#nowMs = nowMs
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  async listen(): Promise<string> {
    if (!this.#server.listening) {
      await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    }
    const address = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${address.port}`
  }

  addPlayer(name: string, gameId: string, balanceOre: Ore): PlayerStanding {
    const player: PlayerStanding = {
      launchToken: `launch-${name}`,
      playSession: `play-${name}`,
      playerRef: `ref-${name}`,
      gameId,
      balanceOre,
      isTokenUsed: false,
      hasEnded: false,
    }
    this.#players.push(player)
    return player
  }

  /** A launch token of a player who has opened the game before. */
  launchAgain(name: string): string {
    const player = this.#named(name)
    player.isTokenUsed = false
    return player.launchToken
  }

  /** Gives the player spins of a value in the game, for a day. */
  giveSpins(name: string, left: number, valueOre = ore(20)): string {
    const grant = crypto.randomUUID()
    const expiresAt = new Date(this.#nowMs() + dayMs)
    this.#named(name).spins = { grant, left, valueOre, expiresAt }
    return grant
  }

  spinsLeft(name: string): number | undefined {
    return this.#named(name).spins?.left
  }

  /** The player takes all money out. */
  withdraw(name: string): void {
    this.#named(name).balanceOre = ore(0)
  }

  /** The player's play is over. */
  end(name: string): void {
    this.#named(name).hasEnded = true
  }

  /** Somebody ended the login that the player's game was opened in. */
  logOut(name: string): void {
    const player = this.#named(name)
    player.isRevoked = true
    player.hasEnded = true
  }

  /** Holds every answer until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#gate = promise
    return resolve
  }

  balanceOf(playerRef: string): Ore {
    const player = this.#players.find((each) => each.playerRef === playerRef)
    invariant(player, playerRef)
    return player.balanceOre
  }

  storedRounds(): StoredRound[] {
    return [...this.#stored.values()].filter(({ result }) => result.ok).map(({ round }) => round)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const path = request.url ?? ''
    this.paths.push(path)
    const timestamp = String(request.headers[walletHeaders.timestamp])
    const signature = String(request.headers[walletHeaders.signature])
    const message = { timestamp, signature, path, body }
    if (!isWalletMessageGenuine(this.#secret, message, this.#nowMs())) {
      response.writeHead(401).end()
      return
    }
    const asked: unknown = JSON.parse(body)
    const answer = this.tables.answer(path, asked) ?? this.#answer(path, asked)
    await this.#gate
    if (this.answersToLose > 0) {
      this.answersToLose -= 1
      response.destroy()
      return
    }
    if (path === walletPaths.settle && this.settledToLose > 0) {
      this.settledToLose -= 1
      response.destroy()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  #answer(path: string, body: unknown): unknown {
    switch (path) {
      case walletPaths.authenticate:
        return this.#authenticate(authenticateRequest.parse(body).launchToken)
      case walletPaths.balance: {
        const player = this.#playing(balanceRequest.parse(body).playSession)
        if (!player || player.hasEnded) return { ok: false, refusal: 'play-ended' }
        return balanceAnswer.encode({
          ok: true,
          balanceOre: player.balanceOre,
          ...this.#bound(),
          ...openSpinsOf(player),
        })
      }
      case walletPaths.rounds: {
        const { playSession, limit } = roundsRequest.parse(body)
        return roundsAnswer.encode({ rounds: this.#latest(playSession).slice(0, limit) })
      }
      case walletPaths.round: {
        const { playSession, key } = roundRequest.parse(body)
        const round = this.#latest(playSession).find((each) => each.key === key)
        return roundAnswer.encode({ round })
      }
      case walletPaths.replay: {
        const { replayToken } = replayRequest.parse(body)
        const round = this.storedRounds().find(({ key }) => replayToken === `replay-${key}`)
        return replayAnswer.encode(
          round ? { ok: true, round } : { ok: false, refusal: 'token-unknown' },
        )
      }
      case walletPaths.tellLater: {
        const { keys, tellFrom } = tellLaterRequest.parse(body)
        for (const key of keys) this.toldLater.set(key, tellFrom)
        return tellLaterAnswer.encode({ ok: true })
      }
      default: {
        const { rounds } = settleRequest.parse(body)
        this.settledGroups.push(rounds.length)
        return settleAnswer.encode({ results: rounds.map((round) => this.#settle(round)) })
      }
    }
  }

  #authenticate(launchToken: string): unknown {
    const player = this.#players.find((each) => each.launchToken === launchToken)
    if (!player) return { ok: false, refusal: 'token-unknown' }
    if (player.isTokenUsed) return { ok: false, refusal: 'token-used' }
    player.isTokenUsed = true
    const latest = this.#latest(player.playSession)
    return authenticateAnswer.encode({
      ok: true,
      playSession: player.playSession,
      playerRef: player.playerRef,
      gameId: player.gameId,
      balanceOre: player.balanceOre,
      ...this.#bound(),
      latest,
      sessionStakedOre: sum(...latest.map(({ stakeOre }) => stakeOre)),
      sessionWonOre: sum(...latest.map(({ winOre }) => winOre)),
      ...openSpinsOf(player),
    })
  }

  #bound(): { stakeMaxOre?: Ore; isBonusElsewhere?: true } {
    return {
      ...(this.stakeMaxOre !== undefined && { stakeMaxOre: this.stakeMaxOre }),
      ...(this.isBonusElsewhere && { isBonusElsewhere: true }),
    }
  }

  #settle(round: SettleRound): SettleResult {
    const { key, playSession, definitionHash, stakeOre, choices, valueOre, bets } = round
    const grant = grantOfChoices(choices)
    if (!isTimeKey(key)) return { ok: false, key, refusal: 'key-invalid' }
    const input = [playSession, definitionHash, stakeOre, choices, valueOre, bets].join(' ')
    const before = this.#stored.get(key)
    if (before && before.input !== input) return { ok: false, key, refusal: 'conflict' }
    if (before?.result.ok) return { ...before.result, repeated: true }
    if (before) return before.result
    const result = this.#settleNew(round)
    const player = this.#playing(playSession)
    const stored: StoredRound = {
      key,
      definitionHash,
      gameId: player?.gameId ?? '',
      stakeOre,
      winOre: round.winOre,
      balanceAfterOre: player?.balanceOre ?? ore(0),
      seed: round.seed,
      at: new Date(this.#nowMs()),
      ...(result.ok && result.jackpots && { jackpots: result.jackpots }),
      ...(grant && valueOre && { spin: { grant, valueOre } }),
      ...(bets !== undefined && { bets }),
    }
    this.#stored.set(key, { input, result, round: stored })
    return result
  }

  #settleNew(round: SettleRound): SettleResult {
    const { key, playSession, stakeOre, winOre, seed, valueOre } = round
    const grant = grantOfChoices(round.choices)
    const player = this.#playing(playSession)
    if (!player || player.hasEnded) return { ok: false, key, refusal: 'play-ended' }
    if (player.balanceOre < stakeOre) {
      return { ok: false, key, refusal: 'too-little-money', balanceOre: player.balanceOre }
    }
    if (grant) {
      const { spins } = player
      if (spins?.grant !== grant || spins.valueOre !== valueOre) {
        return { ok: false, key, refusal: 'spins-not-here', balanceOre: player.balanceOre }
      }
      if (spins.left === 0) {
        return { ok: false, key, refusal: 'spins-over', balanceOre: player.balanceOre }
      }
      spins.left -= 1
    }
    const jackpots = this.nextJackpots.splice(0)
    const wonOre = sum(winOre, ...jackpots.map(({ amountOre }) => amountOre))
    player.balanceOre = ore(player.balanceOre - stakeOre + wonOre)
    const at = new Date(this.#nowMs())
    const { balanceOre } = player
    const spinsLeft = grant === undefined ? undefined : player.spins?.left
    const told = { ...(spinsLeft !== undefined && { spinsLeft }), repeated: false }
    const settled = { ok: true, key, seed, winOre, balanceOre, ...told, at } as const
    return jackpots.length > 0 ? { ...settled, jackpots } : settled
  }

  #named(name: string): PlayerStanding {
    const player = this.#players.find(({ playerRef }) => playerRef === `ref-${name}`)
    invariant(player, `the player ${name}`)
    return player
  }

  #playing(playSession: string): PlayerStanding | undefined {
    return this.#players.find((player) => player.playSession === playSession)
  }

  #latest(playSession: string): StoredRound[] {
    return [...this.#stored.values()]
      .filter(({ input, result }) => result.ok && input.startsWith(`${playSession} `))
      .map(({ round }) => round)
      .reverse()
  }
}

function openSpinsOf({ spins }: PlayerStanding): { spins?: OpenSpins } {
  return spins && spins.left > 0 ? { spins } : {}
}
