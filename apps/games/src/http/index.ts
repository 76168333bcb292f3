export type { FreeLimits } from './free-limits.ts'
export { createServer } from './server.ts'
