import type { SettleResult, SettleRound } from '@nordlys/contracts'
import { after, hourMs, invariant, type PlayerId, playerId } from '@nordlys/core'
import { endPlay } from '../ledger/index.ts'
import type { GameWallet } from './game-wallet.ts'
import { authenticate, type PlayContext, playerRefOf, startPlay } from './play-sessions.ts'

/** A round reported to a game server as settled. */
type ToldRound = Omit<SettleRound, 'playSession'>

/**
 * Settles rounds again that were reported as settled and that a restored database does not have,
 * under their own keys and with the seed and win that were reported. The play they belonged to may
 * be over or unknown by now, so they are booked in a play of their own, which ends with them: a
 * player who has a game open opens it again. Rounds of one player and game, in the order they were
 * played.
 */
export async function repeatRounds(
  context: { play: PlayContext; wallet: GameWallet },
  told: { playerId: PlayerId; gameId: string; rounds: readonly ToldRound[] },
): Promise<SettleResult[]> {
  const { play: plays, wallet } = context
  const { playerId: player, gameId } = told
  const at = plays.clock.now()
  const wish = { playerId: player, sessionId: replayName, gameId, at }
  const { launchToken } = await startPlay(plays, { ...wish, sessionEndsAt: after(at, hourMs) })
  // There is no login behind this play: it is ours, and closed below.
  const opened = await authenticate({ ...plays, lockLiveSession: async () => true }, launchToken)
  invariant(opened.ok, 'a play of our own opens')
  const results: SettleResult[] = []
  for (const round of told.rounds) {
    results.push(await wallet.settle({ ...round, playSession: opened.playSession }))
  }
  await plays.db.transaction().execute((tx) => endPlay(tx, player, plays.clock.now()))
  return results
}

/** Stands where a play's login stands. */
export const replayName = 'repeated after a restore'

/** Every player by the name games know them by. */
export async function playersByRef(context: PlayContext): Promise<Map<string, PlayerId>> {
  const rows = await context.db.selectFrom('ledger_player').select('player').execute()
  return new Map(
    rows.map(({ player }) => [playerRefOf(context, playerId(player)), playerId(player)]),
  )
}
