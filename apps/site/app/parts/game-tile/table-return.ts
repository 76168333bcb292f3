import type { CatalogueTable } from '@nordlys/contracts'
import { formatPercent } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** The return of a table, never without how it must be played for that. */
export function tableReturn(
  { returnToPlayer, playedBy }: Pick<CatalogueTable, 'returnToPlayer' | 'playedBy'>,
  t: Translate,
): string {
  const percent = formatPercent(returnToPlayer, 2)
  return playedBy === 'any' ? percent : t(`games.fact_rtp_${playedBy}`, { percent })
}
