import type { HandName } from '@nordlys/game-math/tables/video-poker/hands'
import type { VideoPokerView } from '@nordlys/game-math/tables/video-poker/machine'
import type { HandPay, VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'

/** A row of the paytable that is lit, with how many hands stand in it. */
export interface LitRow {
  readonly hand: HandName
  readonly count: number
}

/** Before the draw the row that the dealt cards make already; after it each row that a hand ended in. */
export function litRows({ pays }: VideoPokerRules, { dealtHand, hands }: VideoPokerView): LitRow[] {
  const ended = hands ? hands.map(({ hand }) => hand) : [dealtHand]
  return pays.flatMap(({ hand }) => {
    const count = ended.filter((each) => each === hand).length
    return count > 0 ? [{ hand, count }] : []
  })
}

/** The pay of a row for one hand of so many coins. */
export function rowPaysOre(
  { pays }: HandPay,
  { coins, coinOre }: { coins: number; coinOre: number },
): number {
  return pays * coins * coinOre
}

export function nameOf({ pays }: VideoPokerRules, hand: HandName): string | undefined {
  return pays.find((row) => row.hand === hand)?.nameDa
}
