import {
  brandName,
  maximumDepositOre,
  minimumDepositOre,
  minimumWithdrawalOre,
  quickAmountsOre,
} from '@nordlys/contracts'
import type { PaymentSettings } from './payments-context.ts'

/** The settings of payments that are the product's, and no deployment's. */
export const defaultPaymentSettings = {
  minimumDepositOre,
  maximumDepositOre,
  quickAmountsOre,
  minimumWithdrawalOre,
  brandName,
} satisfies Partial<PaymentSettings>
