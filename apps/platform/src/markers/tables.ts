import type { HarmLevel, Mark, TaskDecision } from '@nordlys/contracts'
import type { ColumnType, Generated } from 'kysely'

interface MarkersPlayerTable {
  player_id: number
  seen_seq: bigint
  level: Generated<HarmLevel>
  reached_at: Date
  looked_at: Date
}

interface MarkersSliceTable {
  player_id: number
  at: Date
  is_night: boolean
  rounds: number
  staked_ore: bigint
  lost_ore: bigint
  drains: number
  deposits: number
  chases: number
}

/** Written as JSON text, read as the value. */
type Marks = ColumnType<Mark[], string, never>

interface MarkersLevelTable {
  level_id: Generated<bigint>
  player_id: number
  from_level: HarmLevel
  to_level: HarmLevel
  marks: Marks
  look: Look
  at: Date
}

interface MarkersTaskTable {
  task_id: Generated<bigint>
  player_id: number
  marks: Marks
  made_at: Date
}

interface MarkersDecisionTable {
  task_id: bigint
  decision: TaskDecision
  note: string
  decided_by: string
  /** Null where a name was typed, before there were employees. */
  decided_by_employee: number | null
  at: Date
}

interface MarkersLookTable {
  look: Look
  looked_up_to: Date | null
  begun_at: Date | null
  after_player: number
}

/** Every few minutes at players who did something; each night at those with play or a level. */
export type Look = 'event' | 'night'

declare module '../db/database.ts' {
  interface Database {
    markers_player: MarkersPlayerTable
    markers_slice: MarkersSliceTable
    markers_level: MarkersLevelTable
    markers_task: MarkersTaskTable
    markers_decision: MarkersDecisionTable
    markers_look: MarkersLookTable
  }
}
