import './tables.ts'

export {
  type DepositUse,
  type ReserveDepositOutcome,
  releaseDeposit,
  reserveDeposit,
  settleDeposit,
} from './deposit-use.ts'
export { setFirstDepositLimit } from './first-limit.ts'
export { findPause, type PausesContext, startPause } from './pause.ts'
export { limitPeriods } from './periods.ts'
export { type DepositStandings, depositStandings, hasDepositLimit } from './standings.ts'
