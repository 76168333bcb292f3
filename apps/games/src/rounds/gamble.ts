import {
  type GambleRequest,
  type GameRefusal,
  gambleChoices,
  type SpinAnswer,
} from '@nordlys/contracts'
import { invariant, isTimeKey, ore, type TimeKey } from '@nordlys/core'
import { gambleHash, gambleOf, mayGamble } from '@nordlys/game-math'
import { gambleFromSeed } from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import { finishOnOlderVersion } from './finish-on-older-version.ts'
import { freeSeed } from './free-seed.ts'
import { offeringKey } from './offer.ts'
import type { MoneyPlay, Play } from './play-token.ts'
import { type IssuedKey, readRoundKey } from './round-key.ts'
import { orSameKey, settleForFun, settleForMoney } from './settle.ts'

const notOffered: GameRefusal = { ok: false, refusal: 'gamble-not-offered' }

/**
 * Stakes a win once more, on a card's colour: a round of its own, drawn and settled in one step as any
 * other. What is staked is signed into the key; the client names a colour and nothing else. [S51]
 */
export async function gamble(
  context: RoundsContext,
  play: Play,
  { roundKey, choice, definitionHash }: GambleRequest,
): Promise<SpinAnswer | GameRefusal> {
  const { catalogue, tokenSecret } = context
  const { playSession } = play
  const definition = gambleOf(definitionHash, choice)
  const bookedAs = gambleHash(definition)
  const issued = readRoundKey(tokenSecret, playSession, roundKey)
  const stakeOre = issued?.offer?.winOre
  const game = await catalogue.find(play.gameId)
  if (game?.hash !== definitionHash) {
    return finishOnOlderVersion(context, play, { definitionHash, roundKey, bookedAs, stakeOre })
  }
  if (!issued) return { ok: false, refusal: 'key-invalid' }
  const { offer } = issued
  const terms = game.definition.gamble
  if (!offer || !terms || !mayGamble(terms, offer)) return notOffered

  const drawnFrom = (seed: Uint8Array) => ({
    on: { game, gamble: definition },
    issued,
    drawn: gambleFromSeed(choice, seed, ore(offer.winOre)),
  })
  if (play.mode === 'free') {
    const asked = { key: issued.key, definitionHash: bookedAs, stake: offer.winOre }
    return settleForFun(context, play, drawnFrom(freeSeed(tokenSecret, play, asked)))
  }
  return orSameKey(context, play, roundKey, async () => {
    if (!(await isStillOffered(context, play, issued))) return notOffered
    const booking = { definitionHash: bookedAs, choices: gambleChoices[choice] }
    return settleForMoney(context, play, drawnFrom(context.drbg.seed()), booking)
  })
}

function requireTimeKey(key: string): TimeKey {
  invariant(isTimeKey(key), `the round ${key} has a key of ours`)
  return key
}

/**
 * Only the newest round's win can be gambled: the books know which that is, and keys that were
 * signed before it are worth nothing more. A gamble that was settled under this key is answered
 * again. [LED-05]
 */
async function isStillOffered(
  { wallet, tokenSecret }: RoundsContext,
  { playSession }: MoneyPlay,
  { key }: IssuedKey,
): Promise<boolean> {
  const [newest] = await wallet.rounds(playSession, 1)
  // A play that has ended gets no rounds: the wallet will say so.
  if (!newest) return true
  const round = { key: requireTimeKey(newest.key), at: newest.at }
  if (offeringKey(tokenSecret, playSession, round) === key) return true
  return (await wallet.round(playSession, key)) !== undefined
}
