export { lockSeeds, refuseNewer } from '@nordlys/database'
export { connect } from './connect.ts'
export type { Database, Db } from './database.ts'
export { gamesSchema, migrate } from './migrate.ts'
