export { type Catalogue, createCatalogue, type FormerGame, type Played } from './catalogue.ts'
export type { ListedGame } from './listed-game.ts'
export { findListedLive, listedLive } from './listed-live.ts'
export { findListedTable, isListedTable, type ListedTable, listedTables } from './listed-tables.ts'
export { offeredGames } from './offered-games.ts'
export { Preparer } from './preparer.ts'
export { presentBoard } from './present-board.ts'
export { presentGame, presentMathematics, presentRules } from './present-game.ts'
export { presentListed } from './present-listed.ts'
export { presentLive, presentTable } from './present-table.ts'
export { presentTableMathematics, presentTableRules } from './present-table-page.ts'
export type { OfferedGame, PublishedGame } from './published-games.ts'
export { StoredVersions, withdrawVersion } from './version-archive.ts'
export {
  Standings,
  type Version,
  type VersionArchive,
} from './versions.ts'
