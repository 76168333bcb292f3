import { bonusBoundText } from '../../tables/shared/raise-room.ts'
import { type Bets, emptySlip, type Slip, sumOf, wireOf } from '../../tables/shared/slip.ts'
import { tableNotices } from '../../tables/shared/table-texts.ts'
import { laidAs } from '../round/laid-as.ts'
import { type LiveState, mayBet } from '../round/play-state.ts'

/** The chips on the felt of a live table. Immutable. */
export interface LaidChips {
  readonly slip: Slip
  /** Those of the last round that had any, which "Gentag" lays. */
  readonly last: Bets
  /** Why the last wish was not done. */
  readonly refused?: string | undefined
}

export const noChips: LaidChips = { slip: emptySlip, last: [] }

interface Following {
  readonly before: LiveState
  readonly now: LiveState
  /** Bets as the table has them; none where its rules do not know them. */
  read(bets: unknown): Bets
}

/** The chips as the table has them, where its word counts; a round that begins has none. */
export function afterTable(laid: LaidChips, { before, now, read }: Following): LaidChips {
  const own = now.view.round === before.view.round ? laid : swept(laid)
  const bets = laidAs({ before, now, laid: wireOf(own.slip) })
  if (bets === undefined) return own
  const known = read(bets)
  return known.length === 0
    ? swept(own)
    : { ...own, slip: { bets: new Map(known), past: [] }, refused: undefined }
}

/** The chips after a wish: as they were where nothing may be laid, or what may be staked is too little. */
export function afterWish(laid: LaidChips, slip: Slip, now: LiveState): LaidChips {
  if (slip === laid.slip || !mayBet(now)) return laid
  const why = sumOf(slip) > sumOf(laid.slip) ? noRoom(sumOf(slip), now) : undefined
  return why === undefined ? { ...laid, slip, refused: undefined } : { ...laid, refused: why }
}

function noRoom(stakeOre: number, { view, stakeMaxOre }: LiveState): string | undefined {
  if (stakeOre > (view.balanceOre ?? 0)) return tableNotices['too-little-money']
  return bonusBoundText(stakeOre, { stakeMaxOre })
}

/** The chips leave the felt, and may be laid once more. */
function swept({ slip, last }: LaidChips): LaidChips {
  return { slip: emptySlip, last: slip.bets.size > 0 ? wireOf(slip) : last }
}
