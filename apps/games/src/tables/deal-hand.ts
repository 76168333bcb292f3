import { invariant, isTimeKey } from '@nordlys/core'
import { canonicalJson, type TableGame } from '@nordlys/game-math'
import { abandon } from './abandon-hand.ts'
import { advance } from './advance-hand.ts'
import type { TablesContext } from './context.ts'
import type { HandOutcome, Seat } from './hand-outcome.ts'

/**
 * Deals a hand: its seed is drawn and committed to, and its stake taken, once a round key. A client
 * that asks again, after any loss, gets the same hand. Throws `WalletDown`. [GAME-02]
 */
export async function dealHand(
  context: TablesContext,
  game: TableGame,
  asked: { seat: Seat; round: string; bets: unknown; shownHash?: string | undefined },
): Promise<HandOutcome> {
  const { hands, wallet, clock, drbg, seedCipher, definitions } = context
  const { seat, round, bets, shownHash = game.hash } = asked
  invariant(game.hasChoices, `a hand of ${seat.gameId}, in which nothing is left to choose`)
  invariant(
    seat.gameId === game.definition.id,
    `a seat at ${seat.gameId}, not ${game.definition.id}`,
  )
  if (!isTimeKey(round)) return { ok: false, refusal: 'key-invalid' }
  // Players who were shown other rules begin nothing, but their hand goes on, whatever its bets.
  const mayBegin = shownHash === game.hash
  const read = game.engine.read(bets)
  if (mayBegin && !read.ok) return { ok: false, refusal: 'bets-invalid' }
  if (mayBegin) await definitions.keep(game)
  const begun =
    mayBegin &&
    read.ok &&
    (await hands.begin({
      round,
      player_ref: seat.playerRef,
      play_session: seat.playSession,
      game_id: game.definition.id,
      definition_hash: game.hash,
      bets,
      stake: read.stakeOre,
      sealed_seed: seedCipher.encrypt(round, drbg.seed()),
      acted_at: clock.now(),
    }))
  // A new hand is refused by the books; one that is there already would be shown.
  if (!begun && (await wallet.isRevoked(seat.playSession))) {
    return { ok: false, refusal: 'logged-out' }
  }
  const hand = await hands.find(round)
  if (hand && hand.player_ref === seat.playerRef) {
    const isSame = begun || canonicalJson(hand.bets) === canonicalJson(bets)
    return isSame ? advance(context, hand) : { ok: false, refusal: 'conflict' }
  }
  const waiting = await hands.waiting(seat)
  if (!waiting) return { ok: false, refusal: mayBegin ? 'key-invalid' : 'game-changed' }
  if (waiting.state === 'opening') {
    const isGone = await abandon(context, waiting)
    return isGone ? dealHand(context, game, asked) : { ok: false, refusal: 'too-many-attempts' }
  }
  const shown = await advance(context, waiting)
  return { ok: false, refusal: 'hand-waits', ...(shown.hand && { hand: shown.hand }) }
}

/** The hand that waits for its player in the game, wherever it was begun; undefined without one. */
export async function resumeHand(
  context: TablesContext,
  seat: Seat,
): Promise<HandOutcome | undefined> {
  const waiting = await context.hands.waiting(seat)
  if (waiting?.state !== 'opening') return waiting && advance(context, waiting)
  await abandon(context, waiting)
  return undefined
}
