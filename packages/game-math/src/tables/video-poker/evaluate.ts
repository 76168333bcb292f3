import { type Card, joker, rankOf, suitOf } from '../cards/card.ts'
import { type HandName, handNames, type Wild } from './hands.ts'

/** Ranks as a mask of 13 bits, from the twos to the aces. */
const ranks = 13
const royalRanks = 0b1_1111_0000_0000
/** An ace stands above the kings and below the twos. */
const runs = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)]

const number = Object.fromEntries(handNames.map((name, index) => [name, index])) as Record<
  HandName,
  number
>
const countOf = Uint8Array.from({ length: 1 << ranks }, (_, mask) => bits(mask))
const isPartOfRun = Uint8Array.from({ length: 1 << ranks }, (_, mask) =>
  runs.some((run) => (mask & ~run) === 0) ? 1 : 0,
)

/** From which card to before which one a card is wild. */
const wildCards: Readonly<Record<Wild, readonly [from: Card, before: Card]>> = {
  none: [joker + 1, joker + 1],
  deuces: [0, 4],
  joker: [joker, joker + 1],
}

/**
 * The hand of five cards, as its number in `handNames`: of all that they may count as, the one that
 * each of our paytables pays best. Millions go through here: it allocates nothing.
 */
export function handOf(cards: readonly Card[] | Uint8Array, wild: Wild): number {
  const [from, before] = wildCards[wild]
  let wilds = 0
  let seen = 0
  let again = 0
  let suits = 0b1111
  for (let index = 0; index < 5; index += 1) {
    const card = cards[index] ?? 0
    if (card >= from && card < before) {
      wilds += 1
      continue
    }
    const rank = 1 << rankOf(card)
    again |= seen & rank
    seen |= rank
    suits &= 1 << suitOf(card)
  }
  if (wilds === 0) return naturalHand(seen, again, suits !== 0)
  if (wild === 'deuces' && wilds === 4) return number['four-deuces']
  return wildHand(wilds, seen, again, suits !== 0)
}

/** `seen` are the ranks there are, `again` those of them that came more than once. */
function naturalHand(seen: number, again: number, isFlush: boolean): number {
  const different = countOf[seen]
  if (different === 5) {
    const isRun = isPartOfRun[seen] === 1
    if (isFlush && isRun) return seen === royalRanks ? number.royal : number['straight-flush']
    if (isFlush) return number.flush
    return isRun ? number.straight : number.nothing
  }
  const isOne = (again & (again - 1)) === 0
  if (different === 4) return pairOf(again)
  if (different === 3) return isOne ? number.three : number['two-pair']
  return isOne ? fourOf(again) : number['full-house']
}

/** One to four wild cards beside naturals of these ranks. */
function wildHand(wilds: number, seen: number, again: number, isFlush: boolean): number {
  const different = countOf[seen]
  if (different === 1) return number.five
  const isRun = again === 0 && isPartOfRun[seen] === 1
  if (isFlush && isRun) {
    return (seen & ~royalRanks) === 0 ? number['wild-royal'] : number['straight-flush']
  }
  if (different === 2) {
    const isTwoPair = wilds === 1 && (again & (again - 1)) !== 0
    return isTwoPair ? number['full-house'] : number.four
  }
  if (isFlush) return number.flush
  if (isRun) return number.straight
  if (different === 3) return number.three
  return pairOf(seen)
}

/** A pair of the highest of these ranks. */
function pairOf(mask: number): number {
  const rank = 31 - Math.clz32(mask)
  if (rank < 9) return number.nothing
  return rank < 11 ? number['jacks-or-better'] : number['kings-or-better']
}

function fourOf(mask: number): number {
  const rank = 31 - Math.clz32(mask)
  if (rank === 12) return number['four-aces']
  return rank < 3 ? number['four-twos-to-fours'] : number['four-fives-to-kings']
}

function bits(mask: number): number {
  return mask === 0 ? 0 : 1 + bits(mask & (mask - 1))
}
