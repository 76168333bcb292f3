export {
  type Catalogue,
  createCatalogue,
  type PublishedGame,
  type StudioGame,
} from './catalogue.ts'
export { presentCatalogueGame, presentGame, presentRules } from './present-game.ts'
export { studioGames } from './studio-games.ts'
