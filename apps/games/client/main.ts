import '@fontsource/cinzel/latin-700.css'
import './styles/game.css'
import type { GameRefusal } from '@nordlys/contracts'
import type { OpenedGame } from '../protocol/opened-game.ts'
import { type Frame, readFrame, takeLaunchToken } from './frame.ts'
import { fetchRounds, openForFun, openForMoney, resume } from './game-server.ts'
import { shortAmountText } from './interface/amounts.ts'
import { bindControls } from './interface/controls.ts'
import { element } from './interface/element.ts'
import { menuPages } from './interface/pages.ts'
import { Panel } from './interface/panel.ts'
import { buildScreen } from './interface/screen.ts'
import { Play } from './play.ts'
import { Sound } from './sound.ts'
import { GameStage } from './stage/game-stage.ts'
import { type KeptPlay, recall, recallPlay } from './tab-memory.ts'
import { noticeTexts, texts } from './texts.ts'

const frame = readFrame()
await start(frame)

async function start(frame: Frame): Promise<void> {
  const kept = recallPlay()
  // Letters the client draws itself wait for their face; a game can do without it.
  const faces = ['700 64px Cinzel', '650 27px "Figtree Variable"']
  const lettering = Promise.all(faces.map((face) => document.fonts.load(face))).catch(() => [])
  const opened = await open(frame, kept).catch(() => undefined)
  if (!opened?.ok) {
    const isEnded = opened?.refusal === 'play-ended'
    giveUp(isEnded ? noticeTexts['play-ended'] : texts.notOpened)
    // A silent wallet may answer the next try; only a new launch helps against a refusal.
    if (opened && opened.refusal !== 'wallet-down') {
      frame.tell({ type: 'play-ended', reason: opened.refusal })
    }
    return
  }
  await lettering
  const screen = buildScreen(frame, opened)
  const worth = { coinOre: () => 0 }
  const textOf = (coins: number) => shortAmountText(coins * worth.coinOre())
  const stage = await GameStage.open(screen.reels, opened, textOf).catch(() => undefined)
  if (!stage) {
    screen.root.remove()
    giveUp(texts.noGraphics)
    return
  }
  const sound = new Sound()
  const preferences = { isFast: recall('fast') }
  const reachedAt = kept?.shown?.key === opened.unseen?.key ? kept?.shown?.at : undefined
  const play = new Play({ frame, opened, screen, stage, sound, preferences, reachedAt })
  worth.coinOre = () => play.coinOre
  const panel: Panel = new Panel(
    texts.menu,
    texts.close,
    menuPages({
      opened,
      faces: stage.faces,
      mode: frame.mode,
      stakeOre: () => play.state.stakeOre,
      fetchRounds: () => fetchRounds(play.state.playToken),
      startAutoplay: (limits) => {
        panel.close()
        play.row.start(limits)
      },
    }),
  )
  bindControls({ screen, play, panel, sound, preferences })
  play.begin()
  screen.root.inert = false
  frame.tell({ type: 'ready' })
}

/** By launch token when one came along; else the play this tab held before it was reloaded. */
async function open(frame: Frame, kept: KeptPlay | undefined): Promise<OpenedGame | GameRefusal> {
  const launchToken = takeLaunchToken()
  if (launchToken && frame.mode === 'money') return openForMoney(launchToken)
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

function giveUp(text: string): void {
  const again = element('button', { type: 'button' }, texts.tryAgain)
  again.addEventListener('click', () => location.reload())
  document.body.append(
    element('div', { class: 'give-up' }, element('p', { role: 'alert' }, text), again),
  )
}
