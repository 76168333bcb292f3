import {
  betsChoices,
  type SettleResult,
  type SettleRound,
  settleRoundsMax,
} from '@nordlys/contracts'
import { fromHex, invariant, ore, oreToNumber, required, subtract } from '@nordlys/core'
import { canonicalJson, type TableGame } from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { Wallet } from '../../wallet/index.ts'
import type { Booked, Decided, Settled } from '../core/index.ts'
import { BooksQueue } from './books-queue.ts'
import { payoutOf } from './draw-round.ts'
import type { LiveTime } from './live-time.ts'

/** Half of what the platform reads of a message. */
const messageBytesMax = 524_288
/** Of a slip beside its bets, at most. */
const slipBytes = 600

export interface Asking {
  readonly decided: Decided
  /** A slip that has an answer is not asked for. */
  readonly booked: Booked
  /** When the ball lies, as planned at the moment of asking. */
  tellFrom(): number
  /** Whether the answers are still wanted. */
  isWanted(): boolean
  take(results: readonly Settled[]): void
}

interface Parts {
  readonly wallet: Pick<Wallet, 'settleTogether' | 'tellLater'>
  readonly time: LiveTime
  readonly logger: Logger
  /** A message has so many rounds at most; by default as many as the wallet takes. */
  readonly roundsMax?: number
  /** Shared with the books of hands. */
  readonly queue?: BooksQueue
}

/** The road of a live round's slips to the books: ordinary rounds that share a seed. (LV6, LV7) */
export class LiveBooks {
  readonly #parts: Parts
  readonly #queue: BooksQueue

  constructor(parts: Parts) {
    this.#parts = parts
    this.#queue = parts.queue ?? new BooksQueue(parts)
  }

  /** Asks for every slip under its key until it is answered, or the answer is not wanted any more. */
  async settle(game: TableGame, asking: Asking): Promise<void> {
    const open = asking.decided.slips.flatMap((_, place) => (asking.booked[place] ? [] : [place]))
    const chunks = messagesOf(asking.decided, open, this.#parts.roundsMax ?? settleRoundsMax)
    await Promise.all(chunks.map((places) => this.#settleChunk(game, asking, places)))
  }

  /** The ball lies later than the wallet knows; asked until it is answered or not wanted. */
  async tellLater(decided: Decided, tellFrom: number, isWanted: () => boolean): Promise<void> {
    const keys = decided.slips.map(({ key }) => key)
    // Without a turn: where messages are slow it is urgent. A later moment ends it between two of them.
    for (let from = 0; from < keys.length; from += settleRoundsMax) {
      const some = keys.slice(from, from + settleRoundsMax)
      const ask = () => this.#parts.wallet.tellLater(some, new Date(tellFrom))
      await this.#queue.until(isWanted, ask)
    }
  }

  async #settleChunk(game: TableGame, asking: Asking, places: readonly number[]): Promise<void> {
    await this.#queue.ask(asking.isWanted, async () => {
      const rounds = places.map((place) => roundOf(game, asking, place))
      const results = await this.#parts.wallet.settleTogether(rounds)
      const byKey = new Map(results.map((result) => [result.key, result]))
      asking.take(
        places.map((place, nth) => {
          const round = required(rounds[nth], 'the round of a place')
          return settledOf(place, round, required(byKey.get(round.key), 'an answer to each round'))
        }),
      )
    })
  }
}

/** Places by the message they go in: with bets on every spot a few slips fill one. */
function messagesOf({ slips }: Decided, places: readonly number[], most: number): number[][] {
  const messages: number[][] = []
  let bytes = messageBytesMax
  for (const place of places) {
    const bets = JSON.stringify(canonicalJson(slips[place]?.bets))
    const size = bets.length + slipBytes
    const last = messages.at(-1)
    if (last && last.length < most && bytes + size <= messageBytesMax) {
      last.push(place)
      bytes += size
    } else {
      messages.push([place])
      bytes = size
    }
  }
  return messages
}

function roundOf(game: TableGame, { decided, ...asking }: Asking, place: number): SettleRound {
  const slip = required(decided.slips[place], 'the slip of a place')
  const { payoutOre } = payoutOf(game, slip, fromHex(decided.seed))
  return {
    key: slip.key,
    playSession: slip.playSession,
    definitionHash: decided.definitionHash,
    stakeOre: ore(slip.stakeOre),
    winOre: payoutOre,
    seed: decided.seed,
    choices: betsChoices,
    bets: canonicalJson(slip.bets),
    live: { round: decided.round, tellFrom: new Date(asking.tellFrom()) },
  }
}

/** The balance is without what the slip has won: nobody reads the outcome from it. (LV7) */
function settledOf(place: number, round: SettleRound, result: SettleResult): Settled {
  if (!result.ok) {
    const { refusal, balanceOre } = result
    return {
      place,
      ok: false,
      refusal,
      ...(balanceOre !== undefined && { balanceOre: oreToNumber(balanceOre) }),
    }
  }
  invariant(
    result.winOre === round.winOre && result.seed === round.seed,
    `another draw of ${round.key}`,
  )
  // Of a player who has staked another win that is not shown yet, less than nothing may be left.
  const shownOre = oreToNumber(subtract(result.balanceOre, round.winOre))
  return { place, ok: true, balanceOre: Math.max(0, shownOre) }
}
