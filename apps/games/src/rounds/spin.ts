import type { GameRefusal, RoundRefusal, SpinAnswer, SpinRequest } from '@nordlys/contracts'
import { hex, type Ore, ore, oreToNumber, timeOfKey } from '@nordlys/core'
import type { PublishedGame } from '../catalogue/index.ts'
import { playFromSeed } from '../slots/index.ts'
import { WalletDown } from '../wallet/index.ts'
import { answerWith } from './answer.ts'
import type { RoundsContext } from './context.ts'
import { finishOnOlderVersion } from './finish-on-older-version.ts'
import { freeSeed } from './free-seed.ts'
import { nextKey } from './next-key.ts'
import { type FreePlay, type MoneyPlay, type Play, writePlayToken } from './play-token.ts'
import { type IssuedKey, readRoundKey } from './round-key.ts'
import { playStored } from './stored-rounds.ts'

/**
 * One round: drawn, settled, and only then told. Asking again with the same key is harmless: the
 * first result that reached the books is the answer for ever. [LED-05]
 */
export async function spin(
  context: RoundsContext,
  play: Play,
  request: SpinRequest,
): Promise<SpinAnswer | GameRefusal> {
  const game = await context.catalogue.find(play.gameId)
  if (game?.hash !== request.definitionHash) return finishOnOlderVersion(context, play, request)
  if (!game.definition.stakesOre.includes(request.stakeOre)) {
    return { ok: false, refusal: 'stake-invalid' }
  }
  const issued = readRoundKey(context.tokenSecret, play.playSession, request.roundKey)
  if (!issued) return { ok: false, refusal: 'key-invalid' }

  await game.ready()
  const spun = { game, issued, request }
  return play.mode === 'free' ? spinForFun(context, play, spun) : spinForMoney(context, play, spun)
}

interface Spin {
  readonly game: PublishedGame
  readonly issued: IssuedKey
  readonly request: SpinRequest
}

/** A slot round has no choices; the name stands for that in the hash of what the player chose. */
const choices = 'spin'

async function spinForMoney(
  context: RoundsContext,
  play: MoneyPlay,
  { game, issued, request }: Spin,
): Promise<SpinAnswer | GameRefusal> {
  const drawn = playFromSeed(game.compiled, context.drbg.seed(), ore(request.stakeOre))
  const { playSession } = play
  const { stakeOre, winOre } = drawn
  const seed = hex(drawn.seed)
  try {
    const result = await context.wallet.settle({
      key: issued.key,
      playSession,
      definitionHash: game.hash,
      stakeOre,
      winOre,
      seed,
      choices,
    })
    if (!result.ok) return refusedByWallet(context, playSession, issued, result)
    const told = result.seed === seed ? drawn : await playStored(game, { ...result, stakeOre })
    return answerWith(context, play, { game, issued, played: told, settled: result })
  } catch (error) {
    if (!(error instanceof WalletDown)) throw error
    context.logger.warn({ err: error, playSession }, 'round without an answer from the wallet')
    // The round may be settled all the same: only this very key can tell.
    return { ok: false, refusal: 'wallet-down', roundKey: request.roundKey }
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
 * answered alike, and never drawn anew.
 */
function spinForFun(
  context: RoundsContext,
  play: FreePlay,
  { game, issued, request }: Spin,
): SpinAnswer | GameRefusal {
  const asked = { ...request, key: issued.key }
  const seed = freeSeed(context.tokenSecret, play, asked)
  const played = playFromSeed(game.compiled, seed, ore(request.stakeOre))
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
  return {
    ...answerWith(context, play, { game, issued, played, settled }),
    playToken: writePlayToken(context.tokenSecret, after),
  }
}
