interface LiveTableRow {
  id: string
  owner: string
  address: string
  epoch: number
  until: Date
  round: number
  is_closed: boolean
}

export interface LiveRoundRow {
  table_id: string
  round: number
  epoch: number
  owner: string
  definition_hash: string
  closed_at: Date
  sealed_seed: Buffer
  commitment: string
  root: string
  /** Written as JSON text, read as what it says. */
  slips: unknown
  booked: Buffer | null
  noted_at: Date | null
  noted_epoch: number | null
  lands_at: Date | null
  seed: string | null
  opened_at: Date | null
  opened_epoch: number | null
  left_at: Date | null
  paid_at: Date | null
}

interface LiveHandStepRow {
  table_id: string
  round: number
  step: number
  epoch: number
  made: Buffer
}

interface LiveHandRaiseRow {
  table_id: string
  round: number
  step: number
  place: number
  epoch: number
}

interface LiveTicketRow {
  ticket_hash: Buffer
  table_id: string
  player_ref: string
  play_session: string
  expires_at: Date
}

declare module '../../db/database.ts' {
  interface Database {
    live_table: LiveTableRow
    live_round: LiveRoundRow
    live_hand_step: LiveHandStepRow
    live_hand_raise: LiveHandRaiseRow
    live_ticket: LiveTicketRow
  }
}
