import type { ClientRound, SpinAnswer } from '@nordlys/contracts'
import { type Check, exactly, isText, isWhole, listOf, objectOf, optional } from '@nordlys/core'
import type { OpenedGame, ReplayedGame } from '../../protocol/opened-game.ts'

/*
 * The parts of each answer that the client builds on. The game server writes them by its schemas;
 * these checks make sure that an answer is the server's own, whole, and of this version of the
 * client.
 */

const isEvent = objectOf({ kind: isText })

const isRound = objectOf({
  key: isText,
  stakeOre: isWhole,
  winOre: isWhole,
  balanceOre: isWhole,
  events: listOf(isEvent),
  at: isText,
  jackpots: optional(listOf(objectOf({ nameDa: isText, amountOre: isWhole }))),
}) as Check<unknown> as Check<ClientRound>

const isGame = objectOf({
  gameId: isText,
  definitionHash: isText,
  title: isText,
  symbols: listOf(objectOf({ key: isText, kind: isText, pays: listOf(isWhole) })),
  reels: isWhole,
  rows: isWhole,
  multipliers: listOf(isWhole),
  lines: listOf(listOf(isWhole)),
  strips: objectOf({ base: listOf(listOf(isWhole)), free: listOf(listOf(isWhole)) }),
  coinsPerBet: isWhole,
  stakesOre: listOf(isWhole),
  rules: listOf(objectOf({ heading: isText, paragraphs: listOf(isText) })),
})

const isArt = objectOf({
  kind: exactly('own', 'theme', 'drawn'),
  folder: isText,
  pictures: listOf<unknown>((each): each is unknown => each === null || isText(each)),
  palette: objectOf({ night: isText, shade: isText, tone: isText, light: isText, accent: isText }),
})

const shown = { ok: exactly(true), game: isGame, symbolNames: listOf(isText), art: isArt }

export const isOpened = objectOf({
  ...shown,
  playToken: isText,
  roundKey: isText,
  balanceOre: isWhole,
  stakeMaxOre: optional(isWhole),
  isBonusElsewhere: optional(exactly(true)),
  stakedOre: isWhole,
  wonOre: isWhole,
  unseen: optional(isRound),
  last: optional(isRound),
  spins: optional(objectOf({ grant: isText, left: isWhole, valueOre: isWhole, expiresAt: isText })),
}) as Check<unknown> as Check<OpenedGame>

export const isReplayed = objectOf({
  ...shown,
  round: isRound,
}) as Check<unknown> as Check<ReplayedGame>

/** Of a spin and of a gamble. */
export const isPlayed = objectOf({
  ok: exactly(true),
  round: isRound,
  roundKey: isText,
  stakedOre: isWhole,
  wonOre: isWhole,
  gamble: optional(objectOf({ stakeOre: isWhole, step: isWhole, maxSteps: isWhole })),
  spinsLeft: optional(isWhole),
  playToken: optional(isText),
}) as Check<unknown> as Check<SpinAnswer>

export const isDone = objectOf({ ok: exactly(true) })
export const isRounds = objectOf({ ok: exactly(true), rounds: listOf(isRound) })
