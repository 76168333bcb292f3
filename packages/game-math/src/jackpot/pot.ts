import { type JackpotNetwork, type JackpotTier, keptOf } from './network.ts'

/** One tier's pool, in thousandths of an øre. */
interface Pot {
  readonly tier: JackpotTier
  readonly levelMilliOre: bigint
}

/** What a network owes and has, in thousandths of an øre, beside what it has paid. */
export interface NetworkBooks {
  readonly pots: readonly Pot[]
  /** Below zero while the house has advanced more seeds than the reserve has brought in. */
  readonly reserveMilliOre: bigint
  readonly contributedMilliOre: bigint
  readonly paidMilliOre: bigint
}

/** A network as it begins: every pool at its seed, which the reserve owes. */
export function openBooks(network: JackpotNetwork): NetworkBooks {
  const pots = network.tiers.map((tier) => ({ tier, levelMilliOre: tier.seedOre * 1000n }))
  const reserveMilliOre = -pots.reduce((total, pot) => total + pot.levelMilliOre, 0n)
  return { pots, reserveMilliOre, contributedMilliOre: 0n, paidMilliOre: 0n }
}

/** A bet, before it is known whether it won. */
export function contribute(books: NetworkBooks, stakeOre: bigint): NetworkBooks {
  const pots = books.pots.map(({ tier, levelMilliOre }) => ({
    tier,
    levelMilliOre: levelMilliOre + stakeOre * tier.growth,
  }))
  const grown = stakeOre * books.pots.reduce((total, { tier }) => total + tier.growth, 0n)
  const reserved = stakeOre * books.pots.reduce((total, { tier }) => total + tier.reserve, 0n)
  return {
    ...books,
    pots,
    reserveMilliOre: books.reserveMilliOre + reserved,
    contributedMilliOre: books.contributedMilliOre + grown + reserved,
  }
}

/** Pays a tier what it shows; what is left stays in it, and the reserve adds a seed where one is due. */
export function pay(
  books: NetworkBooks,
  won: JackpotTier,
): { books: NetworkBooks; paidOre: bigint } {
  let paidOre = 0n
  const newSeedOre = keptOf(won) === 0n ? won.seedOre : 0n
  const pots = books.pots.map((pot) => {
    if (pot.tier !== won) return pot
    paidOre = payableOre(won, pot.levelMilliOre)
    return { ...pot, levelMilliOre: pot.levelMilliOre + (newSeedOre - paidOre) * 1000n }
  })
  return {
    paidOre,
    books: {
      ...books,
      pots,
      reserveMilliOre: books.reserveMilliOre - newSeedOre * 1000n,
      paidMilliOre: books.paidMilliOre + paidOre * 1000n,
    },
  }
}

/** What a pool pays and shows at this level, in øre: less what is kept, and at most the maximum. */
export function payableOre(tier: JackpotTier, levelMilliOre: bigint): bigint {
  const whole = (levelMilliOre * (1000n - keptOf(tier))) / 1_000_000n
  if (tier.kind !== 'drop-by-amount' || whole < tier.maximumOre) return whole
  return tier.maximumOre
}
