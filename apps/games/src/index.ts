export { type GamesConfig, gamesConfigFrom } from './config.ts'
export { startGames } from './start.ts'
