import type { MissionKind } from '@nordlys/contracts'
import type { ColumnType } from 'kysely'

interface MissionTable {
  mission_id: string
  /** The version that is offered now; null while the mission is switched off. */
  active_version: number | null
}

interface MissionVersionTable {
  mission_id: string
  version: number
  kind: ColumnType<MissionKind, MissionKind, never>
  published_at: Date
}

interface ProgressTable {
  player_id: number
  mission_id: string
  version: number
  started_at: Date
  done_at: Date | null
}

declare module '../db/database.ts' {
  interface Database {
    missions_mission: MissionTable
    missions_version: MissionVersionTable
    missions_progress: ProgressTable
  }
}
