import type { Deposit, DepositMethod } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'

const amountName = 'belob'
const methodName = 'metode'

/** The beginning of a form in which the player tries a deposit again. */
export interface WishedDeposit {
  /** In kroner, as typed. */
  amountText: string
  method: DepositMethod | undefined
}

/** The form with the amount and the way to pay of a deposit that came to nothing. */
export function queryOfWish({ amountOre, method }: Pick<Deposit, 'amountOre' | 'method'>): string {
  const kroner = String(oreToNumber(amountOre) / 100).replace('.', ',')
  return `?${new URLSearchParams({ [amountName]: kroner, [methodName]: method })}`
}

export function wishedIn(query: URLSearchParams): WishedDeposit {
  const method = query.get(methodName)
  return {
    amountText: query.get(amountName)?.slice(0, 40) ?? '',
    method: method === 'card' || method === 'mobile_pay' ? method : undefined,
  }
}
