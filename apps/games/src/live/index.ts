export { LiveTable } from './live-table.ts'
export { type LiveTables, openLive } from './open-live.ts'
export type { LiveTime } from './owner/index.ts'
export { copyBytesMax, copyPath } from './relay/index.ts'
