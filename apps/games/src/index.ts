export { migrate as migrateGames } from './db/index.ts'
export { type GamesConfig, startGames } from './start.ts'
