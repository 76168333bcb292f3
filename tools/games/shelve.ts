import { writeFile } from 'node:fs/promises'
import { joinNetworks, printedMemberships } from './memberships.ts'
import { ownGames, printed, printedShelf, shelve, tableTiles } from './shelf.ts'
import {
  membershipsPath,
  ownGamesPath,
  readMemberships,
  readShelf,
  shelfPath,
  tableTilesPath,
} from './shelf-files.ts'

// `npm run games:shelve`: writes what lists show of every game and which games share which jackpots.
// Run it when games were made or tiles were painted; the art and games scripts end with it.
const shelf = await shelve(await readShelf())
await writeFile(shelfPath, printedShelf(shelf))
await writeFile(ownGamesPath, printed(ownGames(shelf)))
const memberships = joinNetworks(shelf, await readMemberships())
await writeFile(membershipsPath, printedMemberships(memberships))
await writeFile(tableTilesPath, printed(await tableTiles()))
const tiled = shelf.filter(({ colour }) => colour !== undefined).length
console.info(`${shelf.length} games, ${tiled} with a tile, ${memberships.length} with jackpots.`)
