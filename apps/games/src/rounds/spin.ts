import {
  bonusSpinChoices,
  type GameRefusal,
  type SpinAnswer,
  type SpinRequest,
  spinChoices,
} from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { playFromSeed } from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import { finishOnOlderVersion } from './finish-on-older-version.ts'
import { freeSeed } from './free-seed.ts'
import type { Play } from './play-token.ts'
import { readRoundKey } from './round-key.ts'
import { orSameKey, settleForFun, settleForMoney } from './settle.ts'

/**
 * One round, or one of the promised spins: drawn, settled, and only then answered. Asking again
 * with the same key is harmless: the first result that reached the books is the answer for ever.
 * [LED-05]
 */
export async function spin(
  context: RoundsContext,
  play: Play,
  request: SpinRequest,
): Promise<SpinAnswer | GameRefusal> {
  const { stakeOre, roundKey, definitionHash, spins: grant } = request
  const game = await context.catalogue.find(play.gameId)
  if (game?.hash !== definitionHash) {
    return finishOnOlderVersion(context, play, { ...request, bookedAs: definitionHash })
  }
  if (!game.definition.stakesOre.includes(stakeOre)) {
    return { ok: false, refusal: 'stake-invalid' }
  }
  const issued = readRoundKey(context.tokenSecret, play.playSession, roundKey)
  if (!issued) return { ok: false, refusal: 'key-invalid' }

  if (grant !== undefined && play.mode === 'free') return { ok: false, refusal: 'spins-not-here' }

  await game.ready()
  const spun = (seed: Uint8Array) => ({
    on: { game },
    issued,
    drawn: {
      ...playFromSeed(game.compiled, seed, ore(stakeOre)),
      ...(grant !== undefined && { isSpin: true as const }),
    },
  })
  if (play.mode === 'free') {
    const seed = freeSeed(context.tokenSecret, play, {
      key: issued.key,
      definitionHash: request.definitionHash,
      stake: request.stakeOre,
    })
    return settleForFun(context, play, spun(seed))
  }
  const drawn = spun(context.drbg.seed())
  const choices = grant === undefined ? spinChoices : bonusSpinChoices(grant)
  return orSameKey(context, play, roundKey, () =>
    settleForMoney(context, play, drawn, { definitionHash, choices, grant }),
  )
}
