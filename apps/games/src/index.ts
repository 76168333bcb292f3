export { type GamesConfig, startGames } from './start.ts'
