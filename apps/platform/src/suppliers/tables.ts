/** The players a supplier may name, and their names. */
interface SupplierPlayerTable {
  supplier: number
  player_ref: string
  player: number
  first_opened_at: Date
}

interface RaisedRoundTable {
  round: string
  raised_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    wallet_supplier_player: SupplierPlayerTable
    wallet_raised_round: RaisedRoundTable
  }
}
