export { decimalAmount, parseDecimalAmount } from './decimal-amount.ts'
export { createMessages, type Email, type Messages, type MessagesConfig } from './messages.ts'
export {
  createMitid,
  type Mitid,
  type MitidConfig,
  type MitidOutcome,
  type MitidSecrets,
  type MitidVisit,
} from './mitid.ts'
export type { CprMatch } from './mitid-cpr-match.ts'
export type { MitidRefusal } from './mitid-failure.ts'
export type { MitidIdentity } from './mitid-id-token.ts'
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
export { OutsideError, type OutsideReason, outsideError, outsideFetch } from './outside-error.ts'
export {
  createPaymentProvider,
  type PaymentProvider,
  type ProviderTransaction,
} from './payments.ts'
export { createRofus, type Rofus, type RofusConfig, type RofusExclusion } from './rofus.ts'
export {
  createNemKontoSettlements,
  createPaymentSettlements,
  type SettledItem,
  type SettlementList,
  type SettlementListOptions,
} from './settlements.ts'
export {
  createSupplierDesk,
  type SupplierDesk,
  type SupplierListed,
  type SupplierRoundReport,
} from './supplier.ts'
