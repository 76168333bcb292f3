import type { GameRefusal, OpenSpins, StoredRound } from '@nordlys/contracts'
import { type Ore, oreToNumber, secret, sum, type TimeKey } from '@nordlys/core'
import type { OpenedGame } from '../../protocol/opened-game.ts'
import { type PublishedGame, presentGame } from '../catalogue/index.ts'
import type { RoundsContext } from './context.ts'
import { refusedGame } from './finish-on-older-version.ts'
import { freeBalanceOre } from './free-balance.ts'
import { nextKey } from './next-key.ts'
import { type FreePlay, type MoneyPlay, type Play, writePlayToken } from './play-token.ts'
import { findReached } from './reached.ts'
import { type PlayTotals, readRoundKey } from './round-key.ts'
import { findSeenRound } from './seen-rounds.ts'
import { presentStored } from './stored-rounds.ts'

const latestMax = 20

/** A play as its player opened it; the HTTP layer adds where its pictures are. */
export type OpenedPlay = Omit<OpenedGame, 'art'>

/** Begins a play for money; the launch token is redeemed by it. Throws `WalletDown`. */
export async function openForMoney(
  context: RoundsContext,
  launchToken: string,
): Promise<OpenedPlay | GameRefusal> {
  const player = await context.wallet.authenticate(launchToken)
  if (!player.ok) return player
  const play: MoneyPlay = {
    mode: 'money',
    gameId: player.gameId,
    playSession: player.playSession,
    playerRef: player.playerRef,
    issuedAtMs: context.clock.now().getTime(),
  }
  const seat = await seatOf(context, play, player.latest)
  if (!seat) return refusedGame(context, play.gameId)
  return present(context, play, seat.game, {
    balanceOre: oreToNumber(player.balanceOre),
    ...boundOf(player),
    stakedOre: oreToNumber(player.sessionStakedOre),
    wonOre: oreToNumber(player.sessionWonOre),
    ...seat.latest,
    spins: player.spins,
  })
}

/** Begins a play for fun. It needs no account and never reaches the wallet. [GAME-06] */
export async function openForFun(
  context: RoundsContext,
  gameId: string,
): Promise<OpenedPlay | GameRefusal> {
  const game = await context.catalogue.find(gameId)
  if (!game) return refusedGame(context, gameId)
  const play: FreePlay = {
    mode: 'free',
    gameId,
    playSession: secret(context.random, 16),
    issuedAtMs: context.clock.now().getTime(),
    balanceOre: freeBalanceOre,
  }
  return present(context, play, game, { balanceOre: freeBalanceOre, stakedOre: 0, wonOre: 0 })
}

/**
 * Goes on with a play whose page was loaded again; the launch token was redeemed long ago.
 * `roundKey` is the last one the client held: it carries the totals, and when its round is in the
 * books its stake and win are counted too. Throws `WalletDown`.
 */
export async function resume(
  context: RoundsContext,
  play: Play,
  roundKey: string,
): Promise<OpenedPlay | GameRefusal> {
  const held = readRoundKey(context.tokenSecret, play.playSession, roundKey)
  if (!held) return { ok: false, refusal: 'key-invalid' }
  if (play.mode === 'free') {
    const game = await context.catalogue.find(play.gameId)
    if (!game) return refusedGame(context, play.gameId)
    const { stakedOre, wonOre } = held
    const standing = { balanceOre: play.balanceOre, stakedOre, wonOre }
    // No round of this key was answered, or the client would hold the next one: it is still good.
    return { ...present(context, play, game, standing), roundKey }
  }
  const balance = await context.wallet.balance(play.playSession)
  if (!balance.ok) return balance
  const stored = await context.wallet.rounds(play.playSession, latestMax)
  const settled = stored.find(({ key }) => key === held.key)
  const seat = await seatOf(context, play, stored)
  if (!seat) return refusedGame(context, play.gameId)
  const standing = {
    balanceOre: oreToNumber(balance.balanceOre),
    ...boundOf(balance),
    stakedOre: held.stakedOre + (settled ? oreToNumber(settled.stakeOre) : 0),
    wonOre: held.wonOre + (settled ? oreToNumber(wonIn(settled)) : 0),
    ...seat.latest,
    spins: balance.spins,
  }
  return present(context, play, seat.game, standing, held.key)
}

/** The wallet's facts about an active bonus, as the client reads them. */
export function boundOf({ stakeMaxOre, isBonusElsewhere }: BonusHere) {
  return {
    ...(stakeMaxOre !== undefined && { stakeMaxOre: oreToNumber(stakeMaxOre) }),
    ...(isBonusElsewhere && { isBonusElsewhere }),
  }
}

interface BonusHere {
  stakeMaxOre?: Ore | undefined
  isBonusElsewhere?: true | undefined
}

/** All that a round of the books won. */
function wonIn({ winOre, jackpots = [] }: StoredRound) {
  return sum(winOre, ...jackpots.map(({ amountOre }) => amountOre))
}

type Latest = Pick<OpenedPlay, 'unseen' | 'last' | 'reachedAt'>
type Standing = PlayTotals &
  Pick<OpenedPlay, 'balanceOre' | 'stakeMaxOre' | 'isBonusElsewhere'> & {
    spins?: OpenSpins | undefined
  } & Latest

function present(
  context: RoundsContext,
  play: Play,
  game: PublishedGame,
  { spins, ...standing }: Standing,
  previous?: TimeKey,
): OpenedPlay {
  // Nobody waits for it here: the first spin does, if it comes sooner.
  void game.ready()
  return {
    ok: true,
    playToken: writePlayToken(context.tokenSecret, play),
    roundKey: nextKey(context, play.playSession, standing, previous),
    game: presentGame(game),
    symbolNames: game.definition.symbols.map(({ nameDa }) => nameDa),
    ...standing,
    ...(spins && { spins: presentSpins(spins) }),
  }
}

function presentSpins({ valueOre, expiresAt, ...spins }: OpenSpins) {
  return { ...spins, valueOre: oreToNumber(valueOre), expiresAt: expiresAt.toISOString() }
}

/**
 * Which version is opened, and what is shown on it. The newest round is shown again unless it was
 * seen to its end, and finishes on the version it was begun on; else the current one is opened, and
 * its reels rest on its newest spin. Undefined when there is nothing to open.
 */
async function seatOf(
  { db, catalogue }: RoundsContext,
  play: MoneyPlay,
  stored: readonly StoredRound[],
): Promise<{ game: PublishedGame; latest: Latest } | undefined> {
  const [newest] = stored
  const isSeen = newest && newest.key === (await findSeenRound(db, play))
  const begun = newest && !isSeen ? await catalogue.findPlayed(newest.definitionHash) : undefined
  const game = begun?.game ?? (await catalogue.find(play.gameId))
  if (!game) return undefined
  const unseen = begun ? newest : undefined
  const before = stored.find((round) => round !== unseen && round.definitionHash === game.hash)
  const reachedAt = unseen && (await findReached(db, play, unseen.key))
  return {
    game,
    latest: {
      ...(reachedAt !== undefined && { reachedAt }),
      ...(begun && unseen && { unseen: await presentStored(begun, unseen) }),
      ...(before && { last: await presentStored({ game }, before) }),
    },
  }
}
