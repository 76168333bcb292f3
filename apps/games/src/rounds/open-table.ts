import type { HandRefusal, TableOpened, TableOpenRequest } from '@nordlys/contracts'
import { type Ore, oreToNumber, secret } from '@nordlys/core'
import { resumeHand } from '../tables/index.ts'
import { freeBalanceOre } from './free-balance.ts'
import { boundOf } from './open.ts'
import { type FreePlay, type MoneyPlay, type Play, writePlayToken } from './play-token.ts'
import { presentTableGame } from './present-table-game.ts'
import { handKey, seatOf, type TablePlayContext } from './table-play.ts'

/** Begins a play at a table; for money the launch token is redeemed by it. Throws `WalletDown`. */
export async function openTable(
  context: TablePlayContext,
  asked: TableOpenRequest,
): Promise<TableOpened | HandRefusal> {
  if (asked.mode === 'free') return openForFun(context, asked.gameId)
  const player = await context.wallet.authenticate(asked.launchToken)
  if (!player.ok) return player
  const { gameId, playSession, playerRef } = player
  const issuedAtMs = context.clock.now().getTime()
  const play: MoneyPlay = { mode: 'money', gameId, playSession, playerRef, issuedAtMs }
  return atMoney(context, play, player)
}

/** Goes on with a play whose page was loaded again. Throws `WalletDown`. */
export async function resumeTable(
  context: TablePlayContext,
  play: Play,
): Promise<TableOpened | HandRefusal> {
  if (play.mode === 'free') return present(context, play, play.balanceOre)
  const balance = await context.wallet.balance(play.playSession)
  return balance.ok ? atMoney(context, play, balance) : balance
}

/** Needs no account and never reaches the wallet. [GAME-06] */
function openForFun(context: TablePlayContext, gameId: string): TableOpened | HandRefusal {
  const play: FreePlay = {
    mode: 'free',
    gameId,
    playSession: secret(context.random, 16),
    issuedAtMs: context.clock.now().getTime(),
    balanceOre: freeBalanceOre,
  }
  return present(context, play, play.balanceOre)
}

/** With the hand that waits, and what an active bonus lets a round stake: for cash, too. (TB21) */
async function atMoney(
  context: TablePlayContext,
  play: MoneyPlay,
  purse: { balanceOre: Ore; stakeMaxOre?: Ore | undefined },
): Promise<TableOpened | HandRefusal> {
  const game = present(context, play, oreToNumber(purse.balanceOre))
  if (!game.ok) return game
  const opened = { ...game, ...boundOf({ stakeMaxOre: purse.stakeMaxOre }) }
  const waiting = await resumeHand(context.tables, seatOf(play))
  return { ...opened, ...(waiting?.hand && { hand: waiting.hand }) }
}

function present(
  context: TablePlayContext,
  play: Play,
  balanceOre: number,
): TableOpened | HandRefusal {
  const game = context.tableOf(play.gameId)
  if (!game) return { ok: false, refusal: 'game-unknown' }
  return {
    ok: true,
    playToken: writePlayToken(context.tokenSecret, play),
    roundKey: handKey(context, play),
    balanceOre,
    game: presentTableGame(game),
  }
}
