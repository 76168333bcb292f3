/**
 * The second method, which shares nothing with the first or the machine: a ranking of its own, and
 * hands of the bank counted as all of a kind, less those that have a card of the player's.
 */

const ranks = '23456789TJQKA'
const straights = ['A23', ...Array.from({ length: 11 }, (_, low) => ranks.slice(low, low + 3))]
const sizes = ['high', 'pair', 'flush', 'straight', 'three', 'straight flush']

interface Ranked {
  readonly cards: readonly [number, number, number]
  /** Sorts as the hands do. */
  readonly key: string
}

/** How many of all hands are what, in closed form: high, pair, flush, straight, three, both. */
export function countByFormula(): number[] {
  const threeOf = (cards: number) => (cards * (cards - 1) * (cards - 2)) / 6
  // Suits of straights and ranks of flushes, less what is both; a pair has any third card.
  const both = straights.length * 4
  const straight = straights.length * 4 ** 3 - both
  const flush = 4 * threeOf(ranks.length) - both
  const three = ranks.length * threeOf(4)
  const pair = ranks.length * 6 * 48
  const high = threeOf(52) - pair - flush - straight - three - both
  return [high, pair, flush, straight, three, both]
}

/** How the bank's hands end against each of the player's, by the lowest card, then the next. */
export function endsByRemoval(): Record<'bank-out' | 'player' | 'bank' | 'tie', number>[] {
  const all = everyThree()
  const byKey = Map.groupBy(all, ({ key }) => key)
  const keys = [...byKey.keys()].sort()
  const below = new Removal()
  const outs = new Removal()
  const found = new Map<string, Record<'bank-out' | 'player' | 'bank' | 'tie', number>>()
  for (const { cards, key } of all) if (key < leastQueen) outs.add(cards)
  for (const key of keys) {
    const alike = byKey.get(key) ?? []
    const same = new Removal()
    for (const { cards } of alike) same.add(cards)
    for (const { cards } of alike) {
      const out = outs.without(cards)
      const [lower, equal] = [below.without(cards), same.without(cards)]
      const higher = 18_424 - lower - equal
      found.set(
        cards.join(),
        key < leastQueen
          ? { 'bank-out': out, player: 0, bank: 18_424 - out, tie: 0 }
          : { 'bank-out': out, player: lower - out, bank: higher, tie: equal },
      )
    }
    for (const { cards } of alike) below.add(cards)
  }
  return all.map(({ cards }) => {
    const ends = found.get(cards.join())
    if (!ends) throw new Error('a hand without a place')
    return ends
  })
}

/** Hands by none, one, two and three of their cards: inclusion and exclusion. */
class Removal {
  #all = 0
  readonly #having = new Map<number, number>()

  add(cards: readonly [number, number, number]): void {
    this.#all += 1
    for (const { key } of partsOf(cards)) this.#having.set(key, (this.#having.get(key) ?? 0) + 1)
  }

  /** How many have none of these cards. */
  without(cards: readonly [number, number, number]): number {
    const sums = partsOf(cards).map(({ key, sign }) => sign * (this.#having.get(key) ?? 0))
    return this.#all + sums.reduce((sum, each) => sum + each, 0)
  }
}

function partsOf([a, b, c]: readonly [number, number, number]): { key: number; sign: 1 | -1 }[] {
  const key = (x: number, y = 52, z = 52) => (x * 53 + y) * 53 + z
  return [
    ...[key(a), key(b), key(c)].map((one) => ({ key: one, sign: -1 as const })),
    ...[key(a, b), key(a, c), key(b, c)].map((two) => ({ key: two, sign: 1 as const })),
    { key: key(a, b, c), sign: -1 as const },
  ]
}

const leastQueen = keyOf([10 * 4, 1 * 4 + 1, 2])

function everyThree(): Ranked[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return deck.flatMap((a) =>
    deck.slice(a + 1).flatMap((b) =>
      deck.slice(b + 1).map((c): Ranked => {
        return { cards: [a, b, c], key: keyOf([a, b, c]) }
      }),
    ),
  )
}

/** The place of its kind, then its ranks as letters, those that come most often first. */
function keyOf(cards: readonly number[]): string {
  const written = cards.map((card) => Math.floor(card / 4)).sort((x, y) => x - y)
  const text = written.map((rank) => ranks[rank]).join('')
  const straight = straights.indexOf(text === '23A' ? 'A23' : text)
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4)
  const different = new Set(written).size
  const kind = kindOf(straight >= 0, isFlush, different)
  const often = (rank: number) => written.filter((other) => other === rank).length
  const order = [...written].sort((x, y) => often(y) - often(x) || y - x)
  const values = straight >= 0 ? [straight] : order
  return `${sizes.indexOf(kind)}${values.map((value) => 'abcdefghijklm'[value]).join('')}`
}

function kindOf(isStraight: boolean, isFlush: boolean, different: number): string {
  if (isStraight) return isFlush ? 'straight flush' : 'straight'
  if (different === 1) return 'three'
  if (isFlush) return 'flush'
  return different === 2 ? 'pair' : 'high'
}
