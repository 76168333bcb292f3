import './tables.ts'

export { playersBySupplier, repeatMessages, type ToldMessage } from './repeat-messages.ts'
export {
  defaultSupplierSettings,
  openSuppliers,
  type Supplier,
  type SupplierSettings,
  type SuppliersContext,
} from './supplier-context.ts'
export {
  readRoundStatus,
  takeBet,
  takeBetAndWin,
  takeEndRound,
  takeRollback,
  takeWin,
} from './supplier-messages.ts'
export { authenticateForSupplier, balanceForSupplier, findNamedPlayers } from './supplier-play.ts'
export { askAboutSilentRounds } from './supplier-silence.ts'
