export { favouritesMax, listFavourites, setFavourite } from './favourites.ts'
export { readPlayerGames } from './player-games.ts'
export { countPlay, countPlayTask, enqueueDueCount, readPopularGames } from './popular.ts'
