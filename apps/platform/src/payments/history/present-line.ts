import type { HistoryLine } from '@nordlys/contracts'
import type { PlayerLine } from '../../ledger/index.ts'

/** A line of the books as its player reads it. */
export function presentLine(line: PlayerLine): HistoryLine {
  const { placedAt: _, ...shown } = line
  if (shown.kind === 'bonus') {
    const { reason, ...bonus } = shown
    const status = shown.change === 'forfeited' ? 'bonus-void' : 'implemented'
    return { ...bonus, status, ...(reason && { reason }) }
  }
  if (shown.kind !== 'round') return shown
  const { balanceAfterOre, isGamble, isSpin, isAtTable, ...round } = shown
  // A round in several messages is another company's, unless it is a hand of ours.
  const isPlayedHere = isAtTable || balanceAfterOre !== undefined
  return {
    ...round,
    ...(isGamble && { isGamble }),
    ...(isSpin && { isSpin }),
    ...(isAtTable && { isAtTable }),
    ...(balanceAfterOre !== undefined && { balanceAfterOre }),
    ...(isPlayedHere && round.state === 'settled' && { isReplayable: true }),
  }
}
