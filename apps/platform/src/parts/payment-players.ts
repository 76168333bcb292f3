import { playerId } from '@nordlys/core'
import { readDocumentJudges, readNewestDocuments } from '../identity-papers/index.ts'
import type { PaymentPlayers } from '../payments/index.ts'
import {
  findStanding,
  openPersonalNumber,
  type PlayersContext,
  parseCpr,
} from '../players/index.ts'

const sealedMark = 'sealed.'

/** The questions of payments to players, from facts that only the players' module knows. */
export function paymentPlayers(players: PlayersContext): PaymentPlayers {
  return {
    async findContact(db, id) {
      const row = await db
        .selectFrom('players_player')
        .select(['first_name', 'last_name', 'email'])
        .where('player_id', '=', id)
        .executeTakeFirst()
      return (
        row && {
          playerId: id,
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
        }
      )
    },
    async readStanding(db, id, at) {
      return (await findStanding(players.limits, db, id, at)).standing
    },
    revealCpr: (tx, id, _purpose, at) =>
      openPersonalNumber(players, tx, { playerId: id, purpose: 'nemkonto-payout', at }),
    async findByCpr(tx, cpr) {
      const reading = parseCpr(cpr, players.rules.allowFictitiousCpr)
      if (!reading.ok) return undefined
      const row = await tx
        .selectFrom('players_player')
        .select('player_id')
        .where('cpr_lookup', '=', players.vault.lookup(reading.cpr))
        .orderBy('player_id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && playerId(row.player_id)
    },
    encrypt: (text) => `${sealedMark}${players.vault.encrypt('payout-file', text)}`,
    decrypt: (kept) => players.vault.decrypt('payout-file', kept.slice(sealedMark.length)),
    readNewestDocuments,
    readDocumentJudges,
  }
}
