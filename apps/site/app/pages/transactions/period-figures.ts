import type { Figures } from '@nordlys/contracts'
import { formatKroner, type Ore, subtract, sum, zeroOre } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** A sum of a period in words: the server makes it, and a browser only draws. */
export interface PeriodFigure {
  label: string
  amount: Ore
  signed?: boolean
  detail?: string
}

/** Those of bonus and of open rounds only where there are any. */
export function periodFigures(t: Translate, totals: Figures): PeriodFigure[] {
  const { openStakesOre } = totals.closing
  const bonusOre = subtract(totals.grantedOre, totals.forfeitedOre)
  const open = { amount: formatKroner(openStakesOre) }
  const takenBack = { amount: formatKroner(totals.takenBackOre) }
  return [
    {
      label: t('transactions.deposited'),
      amount: subtract(totals.depositedOre, totals.takenBackOre),
      ...(totals.takenBackOre > zeroOre && { detail: t('transactions.taken_back', takenBack) }),
    },
    { label: t('transactions.withdrawn'), amount: totals.withdrawnOre },
    {
      label: t('transactions.staked'),
      amount: totals.stakedOre,
      ...(openStakesOre > zeroOre && { detail: t('transactions.open_stakes', open) }),
    },
    { label: t('transactions.won'), amount: sum(totals.wonOre, totals.jackpotsOre) },
    { label: t('transactions.net'), amount: totals.resultOre, signed: true },
    ...(bonusOre === zeroOre
      ? []
      : [{ label: t('transactions.bonus_net'), amount: bonusOre, signed: true }]),
  ]
}
