import type { HistoryLine } from '@nordlys/contracts'
import { type Ore, zeroOre } from '@nordlys/core'
import { type PendingRound, type PlayerLine, shownBalance, wonIn } from '../../ledger/index.ts'

/** A line of the books as its player reads it: a win that is pending is in no amount. [LV20] */
export function presentLine(line: PlayerLine, pending: readonly PendingRound[]): HistoryLine {
  const { placedAt: _, seq, ...shown } = line
  if (shown.kind === 'bonus') {
    const { reason, ...bonus } = shown
    const status = shown.change === 'forfeited' ? 'bonus-void' : 'implemented'
    return { ...bonus, status, ...(reason && { reason }) }
  }
  if (shown.kind !== 'round') return shown
  const { balanceAfterOre, isGamble, isSpin, isAtTable, liveRound, ...round } = shown
  const isPending = pending.some(({ key }) => key === line.id)
  // A round in several messages is another company's, unless it is a hand of ours.
  const isPlayedHere = isAtTable || balanceAfterOre !== undefined
  return {
    ...round,
    ...(isGamble && { isGamble }),
    ...(isSpin && { isSpin }),
    ...(isAtTable && { isAtTable }),
    ...(liveRound !== undefined && { liveRound }),
    ...(isPending && { isPending, winOre: zeroOre }),
    ...(balanceAfterOre !== undefined && {
      balanceAfterOre: balanceAt(balanceAfterOre, seq, pending),
    }),
    ...(isPlayedHere && !isPending && round.state === 'settled' && { isReplayable: true }),
  }
}

/** A balance after the movement of a number. */
export function balanceAt(balanceOre: Ore, seq: bigint, pending: readonly PendingRound[]): Ore {
  return shownBalance(balanceOre, wonIn(pending.filter((round) => round.seq <= seq)))
}
