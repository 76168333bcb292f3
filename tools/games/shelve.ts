import { joinNetworks } from './memberships.ts'
import { linesOf, ownGames, shelve, tableTiles } from './shelf.ts'
import { membershipsFile, ownGamesFile, shelfFile, tilesFile } from './shelf-files.ts'

// `npm run games:shelve`: writes what lists show of every game and which games share which jackpots.
// Run it when games were made or tiles were painted; the art and games scripts end with it.
const shelf = await shelve(await shelfFile.read())
await shelfFile.write(linesOf(shelf))
await ownGamesFile.write(ownGames(shelf))
const memberships = joinNetworks(shelf, await membershipsFile.read())
await membershipsFile.write(memberships)
await tilesFile.write(await tableTiles())
const tiled = shelf.filter(({ colour }) => colour !== undefined).length
console.info(`${shelf.length} games, ${tiled} with a tile, ${memberships.length} with jackpots.`)
