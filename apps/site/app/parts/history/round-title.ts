import { formatCount } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** A round's game by its title, and at a live table with the table's number of the round. [LV27] */
export function roundTitle(
  t: Translate,
  { gameId, liveRound }: { gameId: string; liveRound?: number | undefined },
  titles: Readonly<Record<string, string>>,
): string {
  const game = titles[gameId] ?? gameId
  if (liveRound === undefined) return game
  return t('transactions.live_round', { game, round: formatCount(liveRound) })
}
