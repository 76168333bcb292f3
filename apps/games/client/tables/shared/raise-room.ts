import { amountText } from '../../frame/amounts.ts'
import { tableTexts } from './table-texts.ts'

/** The figures that judge a further stake of a round. */
export interface RaiseRoom {
  readonly balanceOre: number
  /** The most that a round may stake in all while a bonus is active. */
  readonly stakeMaxOre: number | undefined
  /** The round's stake so far. */
  readonly roundOre: number
}

/** The same of a first stake, as far as a bonus bounds it; what the balance cannot pay is not laid. (TB20) */
export function bonusBoundText(
  stakeOre: number,
  { stakeMaxOre }: Pick<RaiseRoom, 'stakeMaxOre'>,
): string | undefined {
  if (stakeMaxOre === undefined || stakeOre <= stakeMaxOre) return undefined
  return tableTexts.bonusBound(amountText(stakeMaxOre))
}

/**
 * Why the wallet would refuse a choice that raises the stake, shown before the press and in the
 * wallet's own order; undefined where there is room. A choice that costs nothing is always open.
 * (TB21, TB23)
 */
export function noRoomText(raiseOre: number, room: RaiseRoom): string | undefined {
  if (raiseOre === 0) return undefined
  if (raiseOre > room.balanceOre) return tableTexts.noRoom
  return bonusBoundText(room.roundOre + raiseOre, room)
}
