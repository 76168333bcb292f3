import type { PlayersContext } from '../../players/index.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface PersonalDataContext {
  /** Whose vault encrypts a copy, and who ask MitID. */
  players: PlayersContext
  /** Where the schema of a copy is served. */
  siteUrl: string
}
