export { connect } from './connect.ts'
export type { Database, Db } from './database.ts'
export { migrate } from './migrate.ts'
