import './tables.ts'

export { closeDifference, readParties } from './differences.ts'
export { enqueueDueRuns, reconcileTask } from './due-runs.ts'
export { mobilePayParty, nemKontoParty, paymentProviderParty } from './parties.ts'
export { reconcile } from './reconcile.ts'
export type { ReconciliationContext } from './reconciliation-context.ts'
export { supplierParty } from './supplier-party.ts'
