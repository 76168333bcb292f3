import type { GameRefusal, RoundRefusal, SettleRound, SpinAnswer } from '@nordlys/contracts'
import { hex, logFailure, type Ore, ore, oreToNumber, timeOfKey, zeroOre } from '@nordlys/core'
import type { Played } from '../catalogue/index.ts'
import type { PlayedGamble, PlayedRound } from '../slots/index.ts'
import { WalletDown } from '../wallet/index.ts'
import { answerWith } from './answer.ts'
import type { RoundsContext } from './context.ts'
import { nextKey } from './next-key.ts'
import { type FreePlay, type MoneyPlay, writePlayToken } from './play-token.ts'
import type { IssuedKey } from './round-key.ts'
import { playStored } from './stored-rounds.ts'

/** A round that was drawn, and what it is of. */
export interface Drawn {
  readonly on: Played
  readonly issued: IssuedKey
  readonly drawn: PlayedRound | PlayedGamble
}

/** The facts booked beside the money: the definition, and the player's choices. */
type Booking = Pick<SettleRound, 'definitionHash' | 'choices'> & {
  /** Whose spin it is: then nothing is staked. */
  grant?: string | undefined
}

/**
 * Settles what was drawn, and only then tells it. Asked again with the same key, the first result that
 * reached the books is the answer for ever. [LED-05]
 */
export async function settleForMoney(
  context: RoundsContext,
  play: MoneyPlay,
  { on, issued, drawn }: Drawn,
  { grant, ...booking }: Booking,
): Promise<SpinAnswer | GameRefusal> {
  const { playSession } = play
  const { stakeOre, winOre } = drawn
  const seed = hex(drawn.seed)
  const spin = grant === undefined ? undefined : { grant, valueOre: stakeOre }
  const result = await context.wallet.settle({
    ...booking,
    key: issued.key,
    playSession,
    stakeOre: spin ? zeroOre : stakeOre,
    winOre,
    seed,
    ...(spin && { valueOre: spin.valueOre }),
  })
  if (!result.ok) return refusedByWallet(context, playSession, issued, result)
  const played = result.seed === seed ? drawn : await playStored(on, { ...result, stakeOre, spin })
  const terms = on.game.definition.gamble
  return answerWith(context, play, { game: on.game, issued, played, settled: result, terms })
}

/** The round may be settled all the same when the wallet is silent: only this very key can tell. */
export async function orSameKey(
  context: RoundsContext,
  { playSession }: MoneyPlay,
  roundKey: string,
  ask: () => Promise<SpinAnswer | GameRefusal>,
): Promise<SpinAnswer | GameRefusal> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof WalletDown)) throw error
    logFailure(context.logger, error, 'round without an answer from the wallet', { playSession })
    return { ok: false, refusal: 'wallet-down', roundKey }
  }
}

function refusedByWallet(
  context: RoundsContext,
  playSession: string,
  issued: IssuedKey,
  { refusal, balanceOre }: { refusal: RoundRefusal; balanceOre?: Ore | undefined },
): GameRefusal {
  // The wallet remembers refusals by key, so this key is spent.
  return {
    ok: false,
    refusal,
    roundKey: nextKey(context, playSession, issued, issued.key),
    ...(balanceOre !== undefined && { balanceOre: oreToNumber(balanceOre) }),
  }
}

/**
 * Play money: the same game, definition and engine, and no wallet. [GAME-06] The balance comes and
 * goes in the token, and the round follows from the question: asked again after a lost answer it is
 * answered alike, and never drawn again.
 */
export function settleForFun(
  context: RoundsContext,
  play: FreePlay,
  { on, issued, drawn: played }: Drawn,
): SpinAnswer | GameRefusal {
  const { stakeOre, winOre } = played
  const balance = ore(play.balanceOre)
  if (stakeOre > balance) {
    return {
      ok: false,
      refusal: 'too-little-money',
      roundKey: nextKey(context, play.playSession, issued, issued.key),
      balanceOre: play.balanceOre,
    }
  }
  const balanceOre = ore(balance - stakeOre + winOre)
  const after: FreePlay = { ...play, balanceOre: oreToNumber(balanceOre) }
  const settled = { balanceOre, at: timeOfKey(issued.key), repeated: false }
  const { game } = on
  const terms = game.definition.gamble
  return {
    ...answerWith(context, play, { game, issued, played, settled, terms }),
    playToken: writePlayToken(context.tokenSecret, after),
  }
}
