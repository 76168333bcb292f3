import './tables.ts'

export { countDeposit, holdLimits, releaseDeposit, reserveDeposit } from './deposit-use.ts'
export { setFirstDepositLimit } from './first-limit.ts'
export { listLimitChangersSince, listLimitRaises } from './limit-raises.ts'
export { findPause, type PausesContext, startPause } from './pause.ts'
export { depositStandings, hasDepositLimit } from './standings.ts'
