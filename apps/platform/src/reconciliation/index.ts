import './tables.ts'

export { closeDifference, readStanding } from './differences.ts'
export { enqueueDueRuns, reconcileTask } from './due-runs.ts'
export { nemKontoParty, paymentProviderParty } from './parties.ts'
export { type Outcome, reconcile } from './reconcile.ts'
export type { Party, ReconciliationContext } from './reconciliation-context.ts'
export { supplierParty } from './supplier-party.ts'
