export { appRole, connect, connectThrough, typeParsers } from './connect.ts'
export type { Database, Db, Tx } from './database.ts'
export { migrate } from './migrate.ts'
export { isUnstorableText } from './unstorable-text.ts'
