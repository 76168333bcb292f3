export type { OutsideConfig, PlatformConfig, PlatformSecrets, SupplierConfig } from './config.ts'
export type { PlatformContext } from './context.ts'
export { migratePlatform, seedPlatform } from './prepare.ts'
export { startPlatform } from './start.ts'
