import { invariant } from '@nordlys/core'
import joined from './generated/memberships.json' with { type: 'json' }
import { type JackpotNetwork, problemsOf } from './network.ts'

const krone = 100n

/** A changed figure is a new network with a new pool. */
const declared: readonly JackpotNetwork[] = [
  {
    pool: 1,
    key: 'nordlys',
    nameDa: 'Nordlys Jackpots',
    tiers: [
      {
        kind: 'progressive',
        key: 'mega',
        nameDa: 'Mega',
        seedOre: 250_000n * krone,
        growth: 3n,
        reserve: 1n,
        turnoverOre: 250_000_000n * krone,
      },
      {
        kind: 'progressive',
        key: 'midi',
        nameDa: 'Midi',
        seedOre: 500n * krone,
        growth: 2n,
        reserve: 1n,
        turnoverOre: 500_000n * krone,
      },
      {
        kind: 'progressive',
        key: 'mini',
        nameDa: 'Mini',
        seedOre: 50n * krone,
        growth: 2n,
        reserve: 1n,
        turnoverOre: 50_000n * krone,
      },
    ],
  },
  {
    pool: 2,
    key: 'dagens-drop',
    nameDa: 'Dagens Drop',
    tiers: [
      {
        kind: 'daily',
        key: 'dagens-drop',
        nameDa: 'Dagens Drop',
        seedOre: 500n * krone,
        growth: 4n,
        reserve: 0n,
        turnoverOre: 500_000n * krone,
        steepest: 4n,
        kept: 250n,
      },
    ],
  },
  {
    pool: 3,
    key: 'fuldtraeffer',
    nameDa: 'Fuldtræffer',
    tiers: [
      {
        kind: 'drop-by-amount',
        key: 'fuldtraeffer',
        nameDa: 'Fuldtræffer',
        seedOre: 5_000n * krone,
        growth: 2n,
        reserve: 4n,
        maximumOre: 10_000n * krone,
      },
    ],
  },
  {
    pool: 4,
    key: 'perlepuljen',
    nameDa: 'Perlepuljen',
    tiers: [
      {
        kind: 'progressive',
        key: 'perlepuljen',
        nameDa: 'Perlepuljen',
        seedOre: 5_000n * krone,
        growth: 5n,
        reserve: 5n,
        turnoverOre: 1_000_000n * krone,
      },
    ],
  },
]

/** Every network, its reserve checked against its seeds. */
export const networks: readonly JackpotNetwork[] = declared.map(payable)

/**
 * Which network a game's bets take part in. It stands beside the game's definition and is no part of
 * it: the proof of the game and its hash are of the game alone. Written by `npm run games:shelve`.
 */
export const memberships: ReadonlyMap<string, string> = new Map(
  joined.map(({ game, network }) => [game, network]),
)

/**
 * The most that a game and its network may return together, in percent: a game whose own return
 * leaves no room for the network's share is not joined to it.
 */
export const joinedReturnMaxPercent = 97.25

/** The network a game belongs to; undefined when it belongs to none. */
export function networkOfGame(gameId: string): JackpotNetwork | undefined {
  const key = memberships.get(gameId)
  return networks.find((network) => network.key === key)
}

function payable(network: JackpotNetwork): JackpotNetwork {
  const problems = problemsOf(network)
  invariant(problems.length === 0, `a network that cannot be paid: ${problems}`)
  return network
}
