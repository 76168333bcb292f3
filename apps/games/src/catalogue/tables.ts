import type { GambleColour } from '@nordlys/game-math'
import type { JSONColumnType } from 'kysely'
import type { VersionState } from './versions.ts'

interface VersionTable {
  definition_hash: string
  game_id: string
  number: number
  state: VersionState
  definition: string
  report: JSONColumnType<object>
  listing: JSONColumnType<object>
  published_at: Date
  superseded_at: Date | null
  withdrawn_at: Date | null
}

interface GambleTable {
  definition_hash: string
  game_hash: string
  choice: GambleColour
  definition: string
}

declare module '../db/database.ts' {
  interface Database {
    catalogue_version: VersionTable
    catalogue_gamble: GambleTable
  }
}
