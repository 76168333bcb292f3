import {
  type RoundRefusal,
  roundRefusals,
  type TableAnswer,
  type TableEndMessage,
  type TableStakeMessage,
  tableRoundsMax,
} from '@nordlys/contracts'
import {
  fromHex,
  hex,
  invariant,
  isTimeKey,
  ore,
  oreToNumber,
  required,
  type TimeKey,
} from '@nordlys/core'
import { canonicalJson, seededRng, type TableGame } from '@nordlys/game-math'
import type { Logger } from 'pino'
import { commitmentOf } from '../../tables/index.ts'
import type { Wallet } from '../../wallet/index.ts'
import {
  type Booked,
  type Choices,
  choicesOf,
  type Decided,
  type FinalSlip,
  isRaised,
  type Paid,
  type Raised,
  type Settled,
} from '../core/index.ts'
import type { BooksQueue } from './books-queue.ts'
import { handKey } from './settle-key.ts'

interface Parts {
  readonly wallet: Pick<Wallet, 'takeTogether' | 'finishTogether' | 'takeBack' | 'voidRound'>
  readonly queue: BooksQueue
  readonly logger: Logger
  /** A message has so many at most; by default as many as the wallet takes. */
  readonly roundsMax?: number
}

interface Asked<Result> {
  readonly decided: Decided
  /** Whether the answers are still wanted. */
  isWanted(): boolean
  take(results: readonly Result[]): void
}

interface Ending extends Asked<Paid> {
  readonly booked: Booked
  readonly choices: readonly Choices[]
  /** Places whose raise was asked for. */
  readonly raises: ReadonlyMap<number, readonly number[]>
}

/**
 * The road of a shared hand to the books: a stake a slip, raises, and an end, as any hand’s. Every key
 * follows from the slip’s, so each is booked once by whichever owner. (LV37, LV40, LV42)
 */
export class HandBooks {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Asks for the first stake of every slip that has no answer. */
  async take(asked: Asked<Settled> & { readonly booked: Booked }): Promise<void> {
    const { decided, booked } = asked
    const open = decided.slips.flatMap((_, place) => (booked[place] ? [] : [place]))
    await this.#inMessages(asked, open, async (places) => {
      const stakes = places.map((place) => firstStake(decided, slipAt(decided, place)))
      const answers = await this.#parts.wallet.takeTogether(stakes)
      return answered(places, stakes, answers)
    })
  }

  /** Asks for the raises of these slips. */
  async raise(
    asked: Asked<Raised> & { readonly step: number; readonly places: readonly number[] },
  ): Promise<void> {
    const { decided, step } = asked
    await this.#inMessages(asked, asked.places, async (places) => {
      const stakes = places.map((place) => raiseOf(decided, place, step))
      const answers = await this.#parts.wallet.takeTogether(stakes)
      return answered(places, stakes, answers)
    })
  }

  /** Ends the rounds of the slips that were booked; a raise that does not count is taken back first. */
  async pay(game: TableGame, asked: Ending): Promise<void> {
    const { decided, booked, choices } = asked
    const places = [...booked.keys()].filter((place) => booked[place] === 1)
    await Promise.all(this.#givenUp(asked).map((key) => this.#takeBack(asked, key)))
    await this.#inMessages(asked, places, async (some) => {
      const ends = some.map((place) => endOf(game, decided, { place, choices }))
      const answers = await this.#parts.wallet.finishTogether(ends)
      const byKey = new Map(answers.map((answer) => [answer.key, answer]))
      return Promise.all(
        some.map((place, nth) => {
          const end = required(ends[nth], 'the end of a place')
          return this.#paidOf(place, end, required(byKey.get(end.key), 'an answer to each end'))
        }),
      )
    })
  }

  /** Gives every stake of a round back whose stakes were never all answered. */
  async giveBack({ slips }: Decided, isWanted: () => boolean): Promise<void> {
    const { queue, wallet } = this.#parts
    for (const { key } of slips) {
      await queue.ask(isWanted, async () => {
        const given = await wallet.voidRound(key)
        // Should it still come, it moves nothing.
        if (!given.ok && given.refusal === 'round-unknown') await wallet.takeBack(key)
      })
    }
  }

  /** An end that the books hold another stake for is none: its stakes go back, as any broken hand’s. */
  async #paidOf(
    place: number,
    { round, stakeOre, payoutOre }: TableEndMessage,
    answer: TableAnswer,
  ): Promise<Paid> {
    const isOver = answer.ok || overRefusals.has(answer.refusal)
    if (isOver) return { place, payoutOre: oreToNumber(payoutOre), ...balanceOf(answer) }
    const { wallet, logger } = this.#parts
    const given = await wallet.voidRound(round)
    logger.error(
      { round, refusal: answer.refusal, given: given.ok },
      'a shared hand was given back',
    )
    return { place, payoutOre: oreToNumber(stakeOre), ...balanceOf(given) }
  }

  #givenUp({ decided, choices, raises }: Ending): string[] {
    return [...raises].flatMap(([step, places]) =>
      places
        .filter((place) => !isRaised(choices[step], place))
        .map((place) => handKey(keyAt(decided, place), `raise ${step}`)),
    )
  }

  async #takeBack({ isWanted }: Ending, key: string): Promise<void> {
    const { queue, wallet } = this.#parts
    await queue.ask(isWanted, () => wallet.takeBack(key))
  }

  async #inMessages<Result>(
    { isWanted, take }: Asked<Result>,
    places: readonly number[],
    ask: (places: readonly number[]) => Promise<Result[]>,
  ): Promise<void> {
    const { queue, roundsMax = tableRoundsMax } = this.#parts
    const messages = Array.from({ length: Math.ceil(places.length / roundsMax) }, (_, nth) =>
      places.slice(nth * roundsMax, (nth + 1) * roundsMax),
    )
    await Promise.all(
      messages.map((some) => queue.ask(isWanted, async () => take(await ask(some)))),
    )
  }
}

/** The books know the round as over: it was ended before, under whatever key. */
const overRefusals: ReadonlySet<string> = new Set(['round-ended', 'round-unknown'])

function endOf(
  game: TableGame,
  decided: Decided,
  { place, choices }: { place: number; choices: readonly Choices[] },
): TableEndMessage {
  const { seed } = decided
  const { bets } = slipAt(decided, place)
  const round = keyAt(decided, place)
  const made = choicesOf(choices, place)
  const { outcome } = game.engine.round(bets, made, seededRng(fromHex(seed)))
  const { stakeOre, payoutOre } = required(outcome, `the outcome of ${round}`)
  const key = handKey(round, 'end')
  return { key, round, stakeOre, payoutOre, seed, choices: hex(made) }
}

function raiseOf(decided: Decided, place: number, step: number): TableStakeMessage {
  const { playSession, stakeOre } = slipAt(decided, place)
  const { definitionHash } = decided
  const round = keyAt(decided, place)
  const key = handKey(round, `raise ${step}`)
  return { key, round, playSession, definitionHash, stakeOre: ore(stakeOre) }
}

function keyAt(decided: Decided, place: number): TimeKey {
  const { key } = slipAt(decided, place)
  invariant(isTimeKey(key), `${key} is no key of a slip`)
  return key
}

function slipAt({ slips }: Decided, place: number): FinalSlip {
  return required(slips[place], 'the slip of a place')
}

function firstStake(
  { definitionHash, seed, round }: Decided,
  { key, playSession, stakeOre, bets }: FinalSlip,
): TableStakeMessage {
  const commitment = commitmentOf(key, definitionHash, fromHex(seed))
  const opening = { commitment, bets: Buffer.from(canonicalJson(bets)).toString('hex') }
  return {
    ...{ key, round: key, playSession, definitionHash, stakeOre: ore(stakeOre) },
    ...{ opening, live: { round } },
  }
}

function answered(
  places: readonly number[],
  stakes: readonly TableStakeMessage[],
  answers: readonly TableAnswer[],
): Settled[] {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  return places.map((place, nth) => {
    const { key } = required(stakes[nth], 'the stake of a place')
    const answer = required(byKey.get(key), 'an answer to each stake')
    if (answer.ok) return { place, ok: true, balanceOre: oreToNumber(answer.balanceOre) }
    return { place, ok: false, refusal: refusalOf(answer.refusal), ...balanceOf(answer) }
  })
}

/** A stake that finds its round taken back, or none, is refused as one that is at odds with the books. */
function refusalOf(refusal: string): RoundRefusal {
  return roundRefusals.find((each) => each === refusal) ?? 'conflict'
}

function balanceOf({ balanceOre }: TableAnswer): { balanceOre?: number } {
  return balanceOre === undefined ? {} : { balanceOre: oreToNumber(balanceOre) }
}
