import './styles/game.css'
import type { GameRefusal } from '@nordlys/contracts'
import type { OpenedGame } from '../protocol/opened-game.ts'
import { type Frame, readFrame, takeLaunchToken } from './frame.ts'
import { fetchRounds, openForFun, openForMoney, resume } from './game-server.ts'
import { bindControls } from './interface/controls.ts'
import { element } from './interface/element.ts'
import { menuPages } from './interface/pages.ts'
import { Panel } from './interface/panel.ts'
import { buildScreen } from './interface/screen.ts'
import { Play } from './play.ts'
import { ReelStage } from './reels/reel-stage.ts'
import { Sound } from './sound.ts'
import { recall, recallPlay } from './tab-memory.ts'
import { noticeTexts, texts } from './texts.ts'

const frame = readFrame()
await start(frame)

async function start(frame: Frame): Promise<void> {
  const opened = await open(frame).catch(() => undefined)
  if (!opened?.ok) {
    const isEnded = opened?.refusal === 'play-ended'
    giveUp(isEnded ? noticeTexts['play-ended'] : texts.notOpened)
    // A silent wallet may answer the next try; only a new launch helps against a refusal.
    if (opened && opened.refusal !== 'wallet-down') {
      frame.tell({ type: 'play-ended', reason: opened.refusal })
    }
    return
  }
  const screen = buildScreen(frame, opened.game)
  const stage = await ReelStage.open(screen.reels, opened.game, frame.artUrl).catch(() => undefined)
  if (!stage) {
    screen.root.remove()
    giveUp(texts.noGraphics)
    return
  }
  const sound = new Sound()
  const preferences = { isFast: recall('fast') }
  const play = new Play({ frame, opened, screen, stage, sound, preferences })
  const panel = new Panel(
    texts.menu,
    texts.close,
    menuPages({
      opened,
      artUrl: frame.artUrl,
      mode: frame.mode,
      stakeOre: () => play.state.stakeOre,
      fetchRounds: () => fetchRounds(play.state.playToken),
    }),
  )
  bindControls({ screen, play, panel, sound, preferences })
  play.begin()
  frame.tell({ type: 'ready' })
}

/** By launch token when one came along; else the play this tab held before it was reloaded. */
async function open(frame: Frame): Promise<OpenedGame | GameRefusal> {
  const launchToken = takeLaunchToken()
  if (launchToken && frame.mode === 'money') return openForMoney(launchToken)
  const kept = recallPlay()
  if (kept) {
    const resumed = await resume(kept.playToken, { roundKey: kept.roundKey })
    if (resumed.ok || frame.mode === 'money') return resumed
  }
  if (frame.mode === 'free') return openForFun(frame.gameId)
  return { ok: false, refusal: 'token-unknown' }
}

function giveUp(text: string): void {
  const again = element('button', { type: 'button' }, texts.tryAgain)
  again.addEventListener('click', () => location.reload())
  document.body.append(
    element('div', { class: 'give-up' }, element('p', { role: 'alert' }, text), again),
  )
}
