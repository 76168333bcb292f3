export { favouritesMax, setFavourite } from './favourites.ts'
export { keepLatestWins, type LatestWins, readLatestWins } from './latest-wins.ts'
export { readPlayerGames } from './player-games.ts'
export {
  countPlay,
  countPlayTask,
  enqueueDueCount,
  keepPopularGames,
  type PopularGames,
  readPopularGames,
} from './popular.ts'
