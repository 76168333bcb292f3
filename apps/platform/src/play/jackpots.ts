import type { WonJackpot } from '@nordlys/contracts'
import { type Clock, type Random, required, secondMs, TimedCache, timeKey } from '@nordlys/core'
import {
  chanceOf,
  drawJackpots,
  isHit,
  type JackpotNetwork,
  keptOf,
  networkOfGame,
  networks,
  rateOf,
  type TierDraw,
} from '@nordlys/game-math'
import type { Db, Tx } from '../db/index.ts'
import {
  findWinsOf,
  type GroupCommit,
  type JackpotStanding,
  type JackpotWin,
  openJackpots,
  openPool,
  type Round,
  type RoundOutcome,
  readJackpots,
  settleJackpotRound,
} from '../ledger/index.ts'
import { tierStanding } from './jackpot-standing.ts'

type NetworkOf = (gameId: string) => JackpotNetwork | undefined

export interface JackpotsContext {
  db: Db
  clock: Clock
  random: Random
  commits: GroupCommit
}

/**
 * So much may the other copies have added to a pool since its level was read: twenty kroner, in
 * thousandths of an øre. It decides who must look closer, never who wins.
 */
const unseenMilliOre = 20n * 100n * 1000n

/** Settles rounds of games that belong to a network of jackpots, and pays what they win. [GAME-04] */
export class Jackpots {
  /** The standings of the tiers a moment ago. */
  readonly recent: TimedCache<readonly JackpotStanding[]>
  readonly #context: JackpotsContext
  readonly #networkOf: NetworkOf
  /** This copy's stakes in a pool, in all; and the part of them that a reading knew. */
  readonly #staked = new Map<number, { all: bigint; known: bigint; standing: unknown }>()

  private constructor(context: JackpotsContext, networkOf: NetworkOf) {
    this.#context = context
    this.#networkOf = networkOf
    this.recent = new TimedCache(context.clock, secondMs, () => readJackpots(context.db))
  }

  /** Opens every network's pool and tiers first; throws when the terms of one have changed. */
  static async open(
    context: JackpotsContext,
    networkOf: NetworkOf = networkOfGame,
  ): Promise<Jackpots> {
    const at = context.clock.now()
    for (const network of networks) {
      await openPool(context.db, { pool: network.pool, name: network.key })
      await openJackpots(
        context.db,
        { ...network, rate: rateOf(network), tiers: termsOf(network) },
        at,
      )
    }
    return new Jackpots(context, networkOf)
  }

  /** Whether rounds of a game may win a jackpot. */
  has(gameId: string): boolean {
    return this.#networkOf(gameId) !== undefined
  }

  /**
   * Settles a round. Nearly every round contributes and is done: its draws are past any chance it could
   * have. One that may win is decided again with its pool held, so that nobody's chance is another than
   * the rules', and the pool is paid once.
   */
  async settle(
    gameId: string,
    round: Round,
  ): Promise<{ outcome: RoundOutcome; won: WonJackpot[] }> {
    const { commits, db } = this.#context
    const network = this.#networkOf(gameId)
    if (!network) return { outcome: await commits.settle(round), won: [] }
    const contributionMilliOre = round.stakeOre * rateOf(network)
    const contributing = { ...round, jackpot: { pool: network.pool, contributionMilliOre } }
    const draws = drawJackpots(network, round.seed)
    const { outcome, wins } = (await this.#mayWin(network, draws, round))
      ? await this.#settleClosely(contributing, draws)
      : { outcome: await commits.settle(contributing), wins: [] }
    const isRepeat = outcome.ok && outcome.repeated
    return { outcome, won: (isRepeat ? await findWinsOf(db, [round.key]) : wins).map(told) }
  }

  /** Whether any chance this round could have reaches its draws: what is unsure counts as a yes. */
  async #mayWin(network: JackpotNetwork, draws: readonly TierDraw[], { stakeOre }: Round) {
    const recent = await this.recent.read()
    const staked = this.#noteStake(network, stakeOre, recent)
    const at = this.#context.clock.now()
    return draws.some((drawn, place) => {
      const read = required(findTier(recent, network.pool, place + 1), drawn.tier.key)
      const levelMilliOre = read.levelMilliOre + staked * drawn.tier.growth + unseenMilliOre
      return isHit(
        drawn,
        chanceOf(drawn.tier, stakeOre, tierStanding({ ...read, levelMilliOre }, at)),
      )
    })
  }

  /** Adds a stake to those made here since the reading, and returns their sum. */
  #noteStake({ pool }: JackpotNetwork, stakeOre: bigint, standing: unknown): bigint {
    const before = this.#staked.get(pool) ?? { all: 0n, known: 0n, standing }
    const known = before.standing === standing ? before.known : before.all
    const all = before.all + stakeOre
    this.#staked.set(pool, { all, known, standing })
    return all - known
  }

  async #settleClosely(
    round: Round & { jackpot: NonNullable<Round['jackpot']> },
    draws: readonly TierDraw[],
  ): Promise<{ outcome: RoundOutcome; wins: JackpotWin[] }> {
    const { db, clock, random } = this.#context
    const settled = await settleJackpotRound(db, {
      round,
      decide: (standing, at) => wonTiers(round, draws, standing, at),
      newKey: () => timeKey(clock, random),
      now: () => clock.now(),
    })
    if (settled.wins.length > 0) this.recent.forget()
    return settled
  }
}

/** The tiers a round wins, each by its own draw, of what they held before it. */
function wonTiers(
  { stakeOre }: Round,
  draws: readonly TierDraw[],
  standing: readonly JackpotStanding[],
  at: Date,
): number[] {
  return draws.flatMap((drawn, place) => {
    const tier = place + 1
    const held = required(
      standing.find((one) => one.tier === tier),
      drawn.tier.key,
    )
    return isHit(drawn, chanceOf(drawn.tier, stakeOre, tierStanding(held, at))) ? [tier] : []
  })
}

/** The jackpots that rounds of the books won beside their own wins, by the rounds' keys. */
export async function findWonJackpots(
  db: Db | Tx,
  rounds: readonly string[],
): Promise<Map<string, WonJackpot[]>> {
  const wins = await findWinsOf(db, rounds)
  return new Map(
    [...Map.groupBy(wins, ({ round }) => round)].map(([key, of]) => [key, of.map(told)]),
  )
}

function told({ pool, tier, amountOre }: JackpotWin): WonJackpot {
  return { nameDa: nameOfTier(pool, tier), amountOre }
}

export function nameOfTier(pool: number, tier: number): string {
  const network = networks.find((one) => one.pool === pool)
  return required(network?.tiers[tier - 1], `tier ${pool}/${tier}`).nameDa
}

export function findTier(standing: readonly JackpotStanding[], pool: number, tier: number) {
  return standing.find((one) => one.pool === pool && one.tier === tier)
}

function termsOf({ tiers }: JackpotNetwork) {
  return tiers.map((tier) => ({
    seedOre: tier.seedOre,
    growth: tier.growth,
    reserve: tier.reserve,
    maximumOre: tier.kind === 'drop-by-amount' ? tier.maximumOre : undefined,
    kept: keptOf(tier),
  }))
}
