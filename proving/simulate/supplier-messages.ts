import { timeKey } from '@nordlys/core'
import {
  bet,
  betAndWin,
  endInGame,
  inputHash,
  type SupplierAnswer,
  takeBack,
  winInGame,
} from '../../apps/platform/src/ledger/index.ts'
import type { Copy } from './copy.ts'
import { gameId } from './facts.ts'
import { playerRefOf, type SupplierFact } from './game-supplier.ts'
import type { Scene } from './operation.ts'

const supplier = 1

/** Sends a message as the wallet would that got it from the wire. */
export function sendMessage(
  { clock, random, facts }: Scene,
  copy: Copy,
  tx: string,
  fact: SupplierFact,
): Promise<SupplierAnswer> {
  const { db } = copy.payments
  const { round, playerId, playSession, amountOre, also, target = '' } = fact
  const key = () => timeKey(clock, random)
  const { definition } = facts.supplier
  const about = { round, playerId, definition }
  const message = { ...about, supplier, tx, input: hashOf(fact), key: key(), at: clock.now() }
  if (fact.action === 'win') return winInGame(db, { ...message, winOre: amountOre })
  if (fact.action === 'end') return endInGame(db, message)
  if (fact.action === 'rollback') return takeBack(db, { ...message, target, winKey: key() })
  const staked = { ...message, playSession, stakeOre: amountOre }
  if (!also) return bet(db, staked)
  return betAndWin(db, { ...staked, ...also, winKey: key(), endKey: key() })
}

/** The same hash as the wallet's, which may act on a message by the supplier's report before it comes. */
function hashOf({ action, playerId, playSession, round, amountOre, also, target }: SupplierFact) {
  const chosen = {
    bet: [playSession, amountOre],
    win: [amountOre],
    'bet-and-win': [playSession, amountOre, also?.winOre ?? 0n, String(also?.endsRound)],
    rollback: [target ?? ''],
    end: [],
  }[action]
  const kind = action === 'end' ? 'end-round' : action
  return inputHash([kind, round, gameId, playerRefOf(playerId), ...chosen])
}
