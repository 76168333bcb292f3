export { sealWaitMaxMs } from './audit/index.ts'
export { runTicks } from './jobs/index.ts'
// A supplier's list is read here as reconciliation reads it.
export {
  createMobilePay,
  createMobilePaySettlements,
  createSupplierDesk,
  OutsideError,
  type SupplierListed,
} from './outside/index.ts'
export { type PlatformConfig, platformConfigFrom, type SupplierConfig } from './parts/config.ts'
export type { PlatformContext } from './parts/context.ts'
// These put back the records that a restored database lacks.
export { adoptPayoutFile, advancePayouts, settleFromProvider } from './payments/index.ts'
export { playersByRef, repeatRounds } from './play/index.ts'
export { endEverySession } from './players/index.ts'
export { migratePlatform, seedPlatform } from './prepare.ts'
export { startPlatform } from './start.ts'
export { playersBySupplier, repeatMessages, type ToldMessage } from './suppliers/index.ts'
