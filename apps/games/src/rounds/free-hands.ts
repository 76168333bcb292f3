import type { HandAnswer, HandRefusal, TableDealRequest } from '@nordlys/contracts'
import { oreToNumber, type TimeKey } from '@nordlys/core'
import { canonicalJson, seededRng, type TableGame, type TableStanding } from '@nordlys/game-math'
import { presentHand } from '../tables/index.ts'
import { freeSeed } from './free-seed.ts'
import { nextKey } from './next-key.ts'
import { type FreePlay, writePlayToken } from './play-token.ts'
import { readRoundKey } from './round-key.ts'
import type { TablePlayContext } from './table-play.ts'

/**
 * A hand of play money, as it stands after the choices that its client tells. The same engine and no wallet:
 * nothing is kept, the hand follows from the question, and other bets are another hand. [GAME-06][GAME-02]
 */
export function dealForFun(
  context: TablePlayContext,
  game: TableGame,
  asked: { play: FreePlay } & TableDealRequest,
): HandAnswer | HandRefusal {
  const { play, roundKey, bets } = asked
  const issued = readRoundKey(context.tokenSecret, play.playSession, roundKey)
  if (!issued) return { ok: false, refusal: 'key-invalid' }
  if ((asked.definitionHash ?? game.hash) !== game.hash) {
    return { ok: false, refusal: 'game-changed' }
  }
  if (!game.engine.read(bets).ok) {
    return { ok: false, refusal: 'bets-invalid', ...fresh(context, play, issued.key) }
  }
  const seed = freeSeed(context.tokenSecret, play, {
    key: issued.key,
    definitionHash: game.hash,
    stake: canonicalJson(bets),
  })
  const choices = Buffer.from(asked.choices ?? '', 'hex')
  const played = standingAfter(game, { bets, choices, seed })
  if (!played) return { ok: false, refusal: 'choice-not-open' }
  const { standing, stakedOre } = played
  const balanceOre = play.balanceOre - stakedOre
  if (balanceOre < 0) {
    // Without the first stake there is no hand; a raise that cannot be paid leaves the hand as it was.
    const isBegun = choices.length > 0
    return {
      ok: false,
      refusal: 'too-little-money',
      balanceOre: play.balanceOre,
      ...(!isBegun && fresh(context, play, issued.key)),
    }
  }
  const hand = presentHand({
    round: issued.key,
    definitionHash: game.hash,
    seed,
    bets,
    choices,
    standing,
  })
  if (!game.hasChoices) delete hand.commitment
  if (!hand.end) return { ok: true, hand, balanceOre }
  const after: FreePlay = { ...play, balanceOre: balanceOre + hand.end.payoutOre }
  return {
    ok: true,
    hand,
    balanceOre: after.balanceOre,
    playToken: writePlayToken(context.tokenSecret, after),
    ...fresh(context, play, issued.key),
  }
}

/** Undefined when one of the choices was not open. */
function standingAfter(
  { engine }: TableGame,
  { bets, choices, seed }: { bets: unknown; choices: Uint8Array; seed: Uint8Array },
): { standing: TableStanding; stakedOre: number } | undefined {
  const after = (count: number) => engine.round(bets, choices.subarray(0, count), seededRng(seed))
  const read = engine.read(bets)
  let stakedOre = read.ok ? oreToNumber(read.stakeOre) : 0
  let standing = after(0)
  for (const [step, choice] of choices.entries()) {
    const option = standing.options.find((each) => each.choice === choice)
    if (!option) return undefined
    stakedOre += oreToNumber(option.raiseOre)
    standing = after(step + 1)
  }
  return { standing, stakedOre }
}

/** The totals of a play at a table are its client's own: the key carries none. */
function fresh(context: TablePlayContext, { playSession }: FreePlay, previous: TimeKey) {
  return { roundKey: nextKey(context, playSession, { stakedOre: 0, wonOre: 0 }, previous) }
}
