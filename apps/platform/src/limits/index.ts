import './tables.ts'

export {
  cancelLimitChange,
  changeLimit,
  dropWaitingLimits,
  type LimitsContext,
} from './change-limit.ts'
export { countDeposit, holdLimits, releaseDeposit, reserveDeposit } from './deposit-use.ts'
export { setFirstDepositLimit } from './first-limit.ts'
export { listLimitChangersSince, listLimitRaises } from './limit-raises.ts'
export { type PausesContext, startPause, startPauseIn } from './pause.ts'
export { readLimits } from './read-limits.ts'
export { findPause, findPauseOver } from './standing-pause.ts'
export { depositStandings, hasDepositLimit } from './standings.ts'
export { findTimeLimit } from './time-limit.ts'
