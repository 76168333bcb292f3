/**
 * The second method, which shares nothing with the first or the machine: the best of all 21 fives
 * of seven cards, each ranked by what is written in it.
 */

/** What calls win with these boards, in antes: ante 1, call 2, out below a pair of fours. */
export function callTotalByFives(
  player: readonly number[],
  flop: readonly number[],
  boards: readonly (readonly number[])[],
): number {
  let total = 0
  for (const last of boards) {
    const board = [...flop, ...last]
    const own = bestOf([...player, ...board])
    const pays = paysOf(own)
    const gone = new Set([...player, ...board])
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !gone.has(card))
    for (const [place, first] of left.entries()) {
      for (const second of left.slice(place + 1)) {
        const bank = bestOf([first, second, ...board])
        if (bank < pairOfFours) total += pays
        else if (own > bank) total += pays + 2
        else if (own < bank) total -= 3
      }
    }
  }
  return total
}

const ranked = new Map<number, number>()

function bestOf(seven: readonly number[]): number {
  const sorted = [...seven].sort((a, b) => a - b)
  let best = 0
  for (let out = 0; out < 7; out += 1) {
    for (let other = out + 1; other < 7; other += 1) {
      let key = 0
      for (let at = 0; at < 7; at += 1) {
        if (at !== out && at !== other) key = key * 52 + (sorted[at] ?? 0)
      }
      const known = ranked.get(key) ?? rankOfFive(key)
      ranked.set(key, known)
      if (known > best) best = known
    }
  }
  return best
}

const kinds = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'both']
const width = 13 ** 5

/** The place of its kind, then its ranks, those that come most often first. */
function rankOfFive(key: number): number {
  const cards = [4, 3, 2, 1, 0].map((place) => Math.floor(key / 52 ** place) % 52)
  const times = new Map<number, number>()
  for (const card of cards) {
    const rank = Math.floor(card / 4)
    times.set(rank, (times.get(rank) ?? 0) + 1)
  }
  const order = [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  const ranks = order.map(([rank]) => rank)
  const isWheel = ranks.join() === '12,3,2,1,0'
  const isRun = ranks.length === 5 && (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4)
  const isStraight = isRun || isWheel
  const pattern = order.map(([, count]) => count).join('')
  const kind = isStraight ? (isFlush ? 'both' : 'straight') : isFlush ? 'flush' : pattern
  const values = isWheel ? [3] : isStraight ? ranks.slice(0, 1) : ranks
  const padded = [...values, 0, 0, 0, 0, 0].slice(0, 5)
  return padded.reduce((sum, value) => sum * 13 + value, kinds.indexOf(kind))
}

/** 4-4-5-3-2 */
const pairOfFours = rankOfFive([0, 5, 8, 9, 12].reduce((key, card) => key * 52 + card, 0))

function paysOf(rank: number): number {
  const kind = kinds[Math.floor(rank / width)]
  if (kind === 'both') return rank % width === 12 * 13 ** 4 ? 100 : 20
  return { '41': 10, '32': 3, flush: 2 }[kind ?? ''] ?? 1
}
