import {
  betsChoices,
  type ClientHand,
  type HandRefusal,
  type SettleResult,
  type StoredRound,
  tableRefusals,
} from '@nordlys/contracts'
import { fromHex, hex, invariant, isTimeKey, type Ore, oreToNumber, required } from '@nordlys/core'
import { canonicalJson, seededRng, type TableGame } from '@nordlys/game-math'
import type { TablesContext } from './context.ts'
import type { HandOutcome, Seat } from './hand-outcome.ts'

interface Asked {
  seat: Seat
  round: string
  bets: unknown
  /** The definition whose rules the player was shown; by default the game's own. */
  shownHash?: string | undefined
}

/**
 * A round in which nothing is left to choose once its bets are placed. Its seed is drawn after
 * that, so that nobody knows an outcome that can still be bet on; stake and win are settled
 * together, as a spin's are, and only then is it answered. Nothing of it is kept here: asked again,
 * the first draw that reached the books is the answer for ever. Throws `WalletDown`. [GAME-02]
 * [LED-05]
 */
export async function settleAtOnce(
  context: TablesContext,
  game: TableGame,
  asked: Asked,
): Promise<HandOutcome> {
  const { wallet, drbg, definitions } = context
  const { seat, round, bets, shownHash = game.hash } = asked
  invariant(
    !game.hasChoices && seat.gameId === game.definition.id,
    `a round in one go of ${game.definition.id} at ${seat.gameId}`,
  )
  if (!isTimeKey(round)) return { ok: false, refusal: 'key-invalid' }
  if (shownHash !== game.hash) {
    const before = await settledBefore(context, game, asked)
    return before ?? { ok: false, refusal: 'game-changed' }
  }
  const read = game.engine.read(bets)
  if (!read.ok) return { ok: false, refusal: 'bets-invalid' }
  await definitions.keep(game)
  const seed = drbg.seed()
  const { payoutOre } = outcomeOf(game, bets, seed)
  const settled = await wallet.settle({
    key: round,
    playSession: seat.playSession,
    definitionHash: game.hash,
    stakeOre: read.stakeOre,
    winOre: payoutOre,
    seed: hex(seed),
    choices: betsChoices,
    bets: canonicalJson(bets),
  })
  if (settled.ok) {
    const { balanceOre } = settled
    return { ok: true, hand: overHand(game, { ...asked, ...settled }), balanceOre }
  }
  const older = settled.refusal === 'conflict' && (await settledBefore(context, game, asked))
  return older || refused(settled)
}

/** A round of the books as its player sees it. That it pays anything else than was paid is a bug. */
function overHand(
  game: TableGame,
  { round, bets, seed, winOre }: Pick<Asked, 'round' | 'bets'> & { seed: string; winOre: Ore },
): ClientHand {
  const { view, stakeOre, payoutOre } = outcomeOf(game, bets, fromHex(seed))
  invariant(payoutOre === winOre, `round ${round} replays to another win`)
  return {
    round,
    definitionHash: game.hash,
    step: 0,
    bets,
    view,
    options: [],
    end: {
      stakeOre: oreToNumber(stakeOre),
      payoutOre: oreToNumber(payoutOre),
      seed,
      choices: '',
    },
  }
}

function outcomeOf({ engine, definition }: TableGame, bets: unknown, seed: Uint8Array) {
  const { view, outcome } = engine.round(bets, new Uint8Array(), seededRng(seed))
  return { view, ...required(outcome, `the outcome of ${definition.id}`) }
}

/** The same bets that were settled on an earlier definition of the game, whose answer was lost. */
async function settledBefore(
  { wallet, definitions }: TablesContext,
  { hash, definition }: TableGame,
  { seat, round, bets }: Asked,
): Promise<HandOutcome | undefined> {
  const stored = await wallet.round(seat.playSession, round)
  if (!stored || stored.definitionHash === hash || stored.bets !== canonicalJson(bets)) {
    return undefined
  }
  const game = await definitions.find(stored.definitionHash)
  if (game?.definition.id !== definition.id) return undefined
  const { seed, winOre, balanceAfterOre: balanceOre }: StoredRound = stored
  return { ok: true, hand: overHand(game, { round, bets, seed, winOre }), balanceOre }
}

function refused({
  refusal,
  balanceOre,
}: Extract<SettleResult, { ok: false }>): HandOutcome & { ok: false } {
  const told: HandRefusal['refusal'] | undefined = tableRefusals.find((each) => each === refusal)
  invariant(told, `the wallet refused a round at a table as ${refusal}`)
  return { ok: false, refusal: told, ...(balanceOre !== undefined && { balanceOre }) }
}
