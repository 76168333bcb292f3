import './tables.ts'

export { keepTable } from './keep-table.ts'
export { Leases, type Owner } from './lease.ts'
export { LiveBooks } from './live-books.ts'
export { liveGameOf } from './live-game-of.ts'
export { LiveRounds } from './live-rounds.ts'
export { type LiveTime, systemTime } from './live-time.ts'
export type { Audience, Bet, OwnerParts, TableOwner } from './table-owner.ts'
