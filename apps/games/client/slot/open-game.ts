import type { GameRefusal } from '@nordlys/contracts'
import type { OpenedGame, ReplayedGame } from '../../protocol/opened-game.ts'
import { type Frame, takeToken } from '../frame/frame.ts'
import { openForFun, openForMoney, openReplay, resume } from '../frame/game-server.ts'
import { type KeptPlay, keepReplay, recallReplay } from '../frame/tab-memory.ts'
import { wonInAllOre } from './round/game-state.ts'

/** By token when one came along; else the play this tab held before it was reloaded. */
export async function openGame(
  frame: Frame,
  kept: KeptPlay | undefined,
): Promise<OpenedGame | GameRefusal> {
  const token = takeToken()
  if (frame.mode === 'replay') return openRound(token ?? recallReplay())
  if (token && frame.mode === 'money') return openForMoney(token)
  if (kept) {
    const resumed = await resume(kept.playToken, { roundKey: kept.roundKey })
    if (resumed.ok) return withKeptRound(resumed, kept)
    if (frame.mode === 'money') return resumed
  }
  if (frame.mode === 'free') return openForFun(frame.gameId)
  return { ok: false, refusal: 'token-unknown' }
}

/** A round of play money that was under way is shown to its end; no book could tell it again. */
function withKeptRound(opened: OpenedGame, { shown }: KeptPlay): OpenedGame {
  if (!shown?.round || shown.definitionHash !== opened.game.definitionHash) return opened
  return { ...opened, unseen: shown.round }
}

async function openRound(replayToken: string | undefined): Promise<OpenedGame | GameRefusal> {
  if (replayToken === undefined) return { ok: false, refusal: 'token-unknown' }
  const replayed = await openReplay(replayToken)
  if (!replayed.ok) return replayed
  keepReplay(replayToken)
  return asOpened(replayed)
}

/** A game in which there is this one round to see, with the money as it stood after it. */
function asOpened({ round, ...shown }: ReplayedGame): OpenedGame {
  return {
    ...shown,
    playToken: '',
    roundKey: '',
    balanceOre: round.balanceOre,
    stakedOre: round.isSpin ? 0 : round.stakeOre,
    wonOre: wonInAllOre(round),
    unseen: round,
  }
}
