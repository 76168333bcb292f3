import type { BonusOffer, DepositLimitStanding } from '@nordlys/contracts'
import { foldTyped, formatKroner, type Ore, parseKroner } from '@nordlys/core'
import { strictestOf } from '../deposit-limits/deposit-limits-card.tsx'
import type { StartRefusal } from './deposit-problem.ts'

/**
 * The fault of an amount as typed, shown at once and together with the card's faults. It is the
 * platform that decides; this spares the player a journey. [VAL-05] [LIM-01]
 */
export function amountProblem(
  amountText: string,
  { minimumOre, maximumOre }: { minimumOre: Ore; maximumOre: Ore },
  limits: readonly DepositLimitStanding[],
  bonus?: Pick<BonusOffer, 'leastDepositOre'>,
): StartRefusal | undefined {
  if (foldTyped(amountText) === '') return { ok: false, refusal: 'amount-required' }
  const amountOre = parseKroner(amountText)
  if (amountOre === undefined) return { ok: false, refusal: 'amount-invalid' }
  if (amountOre < minimumOre) return { ok: false, refusal: 'amount-too-small', minimumOre }
  if (amountOre > maximumOre) return { ok: false, refusal: 'amount-too-large', maximumOre }
  if (bonus && amountOre < bonus.leastDepositOre) {
    const { leastDepositOre } = bonus
    return { ok: false, refusal: 'bonus-deposit-too-small', leastDepositOre }
  }
  const strictest = strictestOf(limits)
  if (!strictest || amountOre <= strictest.leftOre) return undefined
  const { period, amountOre: limitOre, leftOre, roomAt } = strictest
  const hit = { ok: false, refusal: 'limit-exceeded', period, limitOre, leftOre } as const
  return { ...hit, ...(roomAt && { roomAt }) }
}

/** `500 kr.` of a typed amount, when it is one. */
export function readableAmount(amountText: string): string | undefined {
  const amountOre = parseKroner(amountText)
  return amountOre ? formatKroner(amountOre) : undefined
}
