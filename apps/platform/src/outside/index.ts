export { decimalAmount, parseDecimalAmount } from './decimal-amount.ts'
export { createMessages, type Email, type Messages, type Sms } from './messages.ts'
export { createMitid, type Mitid, type MitidOutcome } from './mitid.ts'
export type { MitidDetails } from './mitid-details.ts'
export type { MitidRefusal } from './mitid-failure.ts'
export type { MitidIdentity } from './mitid-id-token.ts'
export { createMobilePay, type MobilePay, type MobilePayPayment } from './mobilepay.ts'
export { createMobilePaySettlements } from './mobilepay-report.ts'
export { isSignedByMobilePay, mayBeSigned, type SignedWebhook } from './mobilepay-signature.ts'
export {
  createNemKonto,
  hashNemKontoFile,
  type NemKonto,
  type NemKontoPayment,
  type NemKontoPaymentStatus,
  type NemKontoStatus,
  readNemKontoFile,
  writeNemKontoFile,
} from './nemkonto.ts'
export { OutsideError } from './outside-error.ts'
export {
  createPaymentProvider,
  type PaymentProvider,
  type ProviderTransaction,
  readExpiryMonth,
} from './payments.ts'
export { createRofus, type Rofus } from './rofus.ts'
export {
  createNemKontoSettlements,
  createPaymentSettlements,
  type SettledItem,
  type SettlementList,
} from './settlements.ts'
export {
  createSupplierDesk,
  type SupplierDesk,
  type SupplierListed,
  type SupplierRoundReport,
} from './supplier.ts'
