import { createHash } from 'node:crypto'
import { invariant, type Ore, secret, systemRandom, TestClock, timeKey } from '@nordlys/core'
import { openTableGames, seededRng } from '@nordlys/game-math'
import { pino } from 'pino'
import { WalletStandIn } from '../../test/wallet-stand-in.ts'
import { connect, type Db } from '../db/index.ts'
import { connectWallet } from '../wallet/index.ts'
import { choose } from './choose.ts'
import type { TablesContext } from './context.ts'
import { dealHand } from './deal-hand.ts'
import { TableDefinitions } from './definitions.ts'
import type { HandOutcome, Seat } from './hand-outcome.ts'
import { Hands } from './hands.ts'
import { SeedCipher } from './seed-cipher.ts'

const [blackjack] = openTableGames()
invariant(blackjack?.definition.id === 'blackjack', 'the first table')
export const game = blackjack

export const bets = [['hand', 10_000]] as const
const walletSecret = 'wallet-secret-of-the-tests-32-bytes'

const letters = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  surrender: 'r',
  insure: 'i',
  'no-insurance': 'n',
}

/** The choices of a hand, by their names. */
export type Line = readonly (keyof typeof letters)[]

export function byteOf(choice: Line[number]): number {
  return letters[choice].charCodeAt(0)
}

/**
 * A seed with which these choices are open, one after the other, and end the hand; when `rule` is told, one
 * with which the published rule chooses that first.
 */
export function seedFor(line: Line, rule?: Line[number]): Uint8Array {
  for (let place = 0; place < 100_000; place += 1) {
    const seed = createHash('sha256').update(`${place}`).digest()
    const { automatic } = game.engine.round(bets, new Uint8Array(), seededRng(seed))
    const isByRule = rule === undefined || automatic === byteOf(rule)
    if (isByRule && endsWith(seed, line)) return new Uint8Array(seed)
  }
  throw new Error(`no seed for ${line.join(', ')}`)
}

function endsWith(seed: Uint8Array, line: Line): boolean {
  const made: number[] = []
  for (const choice of line) {
    const { options } = game.engine.round(bets, Uint8Array.from(made), seededRng(seed))
    if (!options.some((option) => option.choice === byteOf(choice))) return false
    made.push(byteOf(choice))
  }
  return game.engine.round(bets, Uint8Array.from(made), seededRng(seed)).outcome !== undefined
}

/** The table, its database and a wallet that is reached over the wire. */
export class TestTables implements AsyncDisposable {
  readonly clock = new TestClock(new Date('2026-11-26T19:00:00Z'))
  readonly wallet = new WalletStandIn(walletSecret, () => this.clock.now().getTime())
  readonly db: Db
  readonly #secret = secret(systemRandom)
  #url = ''
  #players = 0

  private constructor(databaseUrl: string) {
    this.db = connect(databaseUrl)
  }

  static async open(databaseUrl: string): Promise<TestTables> {
    const tables = new TestTables(databaseUrl)
    tables.#url = await tables.wallet.listen()
    return tables
  }

  /** A copy of the program; `seed` is what its generator gives. `cut` may end it at any of its steps. */
  copy(seed: Uint8Array, cut: Cut = new Cut()): TablesContext {
    const clock = this.clock
    const logger = pino({ level: 'silent' })
    const parts = { platformUrl: this.#url, secret: walletSecret, clock, timeoutMs: 5_000 }
    return {
      hands: cut.over(new Hands(this.db)),
      wallet: cut.over(connectWallet(parts)),
      clock,
      random: systemRandom,
      drbg: { seed: () => seed },
      seedCipher: new SeedCipher(this.#secret, systemRandom),
      logger,
      definitions: new TableDefinitions({ db: this.db, clock, logger, offered: () => [game] }),
    }
  }

  seat(balanceOre: Ore, gameId = game.definition.id): Seat & { name: string } {
    const name = `player-${++this.#players}`
    const { playSession, playerRef } = this.wallet.addPlayer(name, gameId, balanceOre)
    return { name, playSession, playerRef, gameId }
  }

  roundKey(): string {
    return timeKey(this.clock, systemRandom)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.db.destroy()
    await this.wallet[Symbol.asyncDispose]()
  }
}

/** Ends a program at one of its steps: before the step is done, or after it, with its answer lost. */
export class Cut {
  readonly #at: number
  readonly #isAfter: boolean
  steps = 0

  constructor(at = Number.POSITIVE_INFINITY, isAfter = false) {
    this.#at = at
    this.#isAfter = isAfter
  }

  /** The same, each of whose calls is a step. */
  over<T extends object>(inner: T): T {
    return new Proxy(inner, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return async (...args: unknown[]) => {
          this.steps += 1
          const isHere = this.steps === this.#at
          if (isHere && !this.#isAfter) throw new Killed()
          const answer: unknown = await Reflect.apply(value, target, args)
          if (isHere) throw new Killed()
          return answer
        }
      },
    })
  }
}

/** Lets something else happen right before one of the steps of a program. */
export class Meanwhile {
  readonly #at: number
  readonly #act: () => Promise<unknown>
  #steps = 0

  constructor(at: number, act: () => Promise<unknown>) {
    this.#at = at
    this.#act = act
  }

  over<T extends object>(inner: T): T {
    return new Proxy(inner, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return async (...args: unknown[]) => {
          this.#steps += 1
          if (this.#steps === this.#at) await this.#act()
          return Reflect.apply(value, target, args)
        }
      },
    })
  }
}

class Killed extends Error {
  override name = 'Killed'
}

/** Plays a hand by these choices, asking each step again until it is answered, as a player's browser does. */
export async function playLine(
  copies: () => TablesContext,
  { seat, round, line }: { seat: Seat; round: string; line: Line },
): Promise<HandOutcome> {
  let answer = await untilAnswered(() => dealHand(copies(), game, { seat, round, bets }))
  for (const [step, name] of line.entries()) {
    const asked = { seat, round, step, choice: byteOf(name) }
    answer = await untilAnswered(() => choose(copies(), asked))
  }
  return answer
}

async function untilAnswered(ask: () => Promise<HandOutcome>): Promise<HandOutcome> {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
  throw new Error('killed three times')
}

export function handOf(answer: HandOutcome) {
  invariant(answer.hand, `no hand: ${answer.ok ? '' : answer.refusal}`)
  return answer.hand
}
