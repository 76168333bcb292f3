interface HandTable {
  round: string
  player_ref: string
  play_session: string
  game_id: string
  definition_hash: string
  /** Written as JSON text, read as what it says. */
  bets: unknown
  stake: bigint
  sealed_seed: Buffer
  choices: Buffer
  state: 'opening' | 'open' | 'raising' | 'finishing' | 'over'
  pending: number | null
  pending_key: string | null
  pending_ore: bigint | null
  end_key: string | null
  automatic_from: number | null
  acted_at: Date
}

interface DefinitionTable {
  definition_hash: string
  game_id: string
  number: number
  definition: string
  kept_at: Date
}

interface FavouriteTable {
  favourite: string
  player_ref: string
  game_id: string
  place: number
  /** Written as JSON text, read as what it says. */
  slip: unknown
  kept_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    tables_hand: HandTable
    tables_definition: DefinitionTable
    tables_favourite: FavouriteTable
  }
}
