/**
 * The second method, which shares nothing with the first or the machine: hands as sets, in closed
 * form where there is one, with the drawing rules as the table that hangs in a casino.
 */

/** By the bank's points and, across, the value of the player's third card, from 0 to 9. */
const bankTable: readonly string[] = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
]

interface Hand {
  readonly values: readonly [number, number]
  readonly points: number
}

const hands: readonly Hand[] = Array.from({ length: 10 }, (_, low) =>
  Array.from({ length: 10 - low }, (_, more): Hand => {
    const high = low + more
    return { values: [low, high], points: (low + high) % 10 }
  }),
).flat()

/** [player, bank, tie] of all orders of six cards. */
export function countByHands(decks: number): readonly [bigint, bigint, bigint] {
  const shoe = Array.from({ length: 10 }, (_, value) => BigInt((value === 0 ? 16 : 4) * decks))
  const ends: [bigint, bigint, bigint] = [0n, 0n, 0n]
  for (const player of hands) {
    const playerWays = pairsOf(shoe, player)
    const afterPlayer = without(shoe, player.values)
    for (const bank of hands) {
      // Either hand may have come in two orders.
      const ways = 4n * playerWays * pairsOf(afterPlayer, bank)
      const left = without(afterPlayer, bank.values)
      const found = thirdCards(player.points, bank.points, left)
      ends[0] += ways * found[0]
      ends[1] += ways * found[1]
      ends[2] += ways * found[2]
    }
  }
  return ends
}

/** The chance of a pair in two cards: the second has the first one's rank. */
export function pairChance(decks: number): readonly [bigint, bigint] {
  return [BigInt(4 * decks - 1), BigInt(52 * decks - 1)]
}

type Ends = readonly [bigint, bigint, bigint]

/** Of the ordered pairs of cards that may follow. */
function thirdCards(player: number, bank: number, left: readonly bigint[]): Ends {
  const cards = left.reduce((sum, each) => sum + each, 0n)
  const isNatural = player > 7 || bank > 7
  if (isNatural || (player > 5 && bank > 5))
    return scaled(endOf(player - bank), cards * (cards - 1n))
  const all: Ends[] = left.map((ways, value) => {
    if (player > 5) return scaled(endOf(player - ((bank + value) % 10)), ways * (cards - 1n))
    const after = (player + value) % 10
    if (bankTable[bank]?.[value] === 'S') return scaled(endOf(after - bank), ways * (cards - 1n))
    const rest = without(left, [value])
    const ends = rest.map((each, last) => scaled(endOf(after - ((bank + last) % 10)), each))
    return scaled(added(ends), ways)
  })
  return added(all)
}

function endOf(lead: number): Ends {
  if (lead === 0) return [0n, 0n, 1n]
  return lead > 0 ? [1n, 0n, 0n] : [0n, 1n, 0n]
}

function scaled([player, bank, tie]: Ends, ways: bigint): Ends {
  return [player * ways, bank * ways, tie * ways]
}

function added(all: readonly Ends[]): Ends {
  return all.reduce((sum, each) => [sum[0] + each[0], sum[1] + each[1], sum[2] + each[2]])
}

function pairsOf(shoe: readonly bigint[], { values: [low, high] }: Hand): bigint {
  const [ofLow, ofHigh] = [shoe[low] ?? 0n, shoe[high] ?? 0n]
  return low === high ? (ofLow * (ofLow - 1n)) / 2n : ofLow * ofHigh
}

function without(shoe: readonly bigint[], values: readonly number[]): bigint[] {
  const left = [...shoe]
  for (const value of values) left[value] = (left[value] ?? 0n) - 1n
  return left
}
