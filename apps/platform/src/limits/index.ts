import './tables.ts'

export {
  countDeposit,
  type DepositUse,
  holdLimits,
  releaseDeposit,
  reserveDeposit,
} from './deposit-use.ts'
export { setFirstDepositLimit } from './first-limit.ts'
export type { DepositJudgement, DepositStandings } from './judge-deposit.ts'
export { findPause, type PausesContext, startPause } from './pause.ts'
export { limitPeriods } from './periods.ts'
export { depositStandings, hasDepositLimit } from './standings.ts'
