export { type GamesConfig, gamesConfigFrom } from './config.ts'
export { migrate as migrateGames } from './db/index.ts'
export { startGames } from './start.ts'
