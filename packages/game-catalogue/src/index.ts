export { lineGames, studioGames } from './games/games.ts'
export { parOf } from './games/proofs.ts'
