export {
  type Catalogue,
  createCatalogue,
  type OfferedGame,
  type PublishedGame,
} from './catalogue.ts'
export type { ListedGame } from './listed-game.ts'
export { offeredGames } from './offered-games.ts'
export { presentGame, presentRules } from './present-game.ts'
export { presentListed } from './present-listed.ts'
