import '@fontsource/cinzel/latin-700.css'
import './styles/game.css'
import type { GameRefusal } from '@nordlys/contracts'
import { whenShown } from '@nordlys/core'
import { amountText } from './frame/amounts.ts'
import { element } from './frame/element.ts'
import { type Frame, readFrame } from './frame/frame.ts'
import { fetchRounds } from './frame/game-server.ts'
import { heedPage } from './frame/page-message.ts'
import { Panel } from './frame/panel.ts'
import { hushedWhileHeld } from './frame/sound/hushed-while-held.ts'
import { recall, recallPlay } from './frame/tab-memory.ts'
import { bindControls, bindFullScreen } from './slot/interface/controls.ts'
import { noticeTexts } from './slot/interface/notice-texts.ts'
import { menuPages } from './slot/interface/pages.ts'
import { buildScreen } from './slot/interface/screen.ts'
import { openGame } from './slot/open-game.ts'
import { Play } from './slot/play.ts'
import { Sound } from './slot/sound/sound.ts'
import { GameStage } from './slot/stage/game-stage.ts'
import { texts } from './slot/words/texts.ts'

const frame = readFrame()
whenShown(() => start(frame))

async function start(frame: Frame): Promise<void> {
  const kept = recallPlay()
  // Waits for the font of the letters that the client draws itself; if it does not come, the game starts
  // without.
  const faces = [...(frame.hasOwnArt ? [] : ['700 64px Cinzel']), '650 27px "Figtree Variable"']
  const lettering = Promise.all(faces.map((face) => document.fonts.load(face))).catch(() => [])
  const opened = await openGame(frame, kept).catch(() => undefined)
  if (!opened?.ok) {
    giveUp(reasonText(opened?.refusal))
    // When the wallet was down, the page may retry; after any other refusal only a new launch helps.
    if (opened && opened.refusal !== 'wallet-down') {
      frame.tellUntilHeard({ type: 'play-ended', reason: opened.refusal })
    }
    return
  }
  await lettering
  const screen = buildScreen(frame, opened)
  const worth = { coinOre: () => 0 }
  const textOf = (coins: number) => amountText(coins * worth.coinOre())
  const stage = await GameStage.open(screen.reels, opened, textOf).catch(() => undefined)
  if (!stage) {
    screen.root.remove()
    giveUp(texts.noGraphics)
    return
  }
  screen.chips.useFaces(stage.faces)
  const sound = new Sound({ id: opened.game.gameId, sound: opened.art.sound })
  const preferences = { isFast: recall('fast') }
  // This tab knows the last shown event of the round; the server knows only the spin, but from every
  // device.
  const isKept = kept?.shown && kept.shown.key === opened.unseen?.key
  const reachedAt = isKept ? kept.shown?.at : opened.reachedAt
  const play = new Play({ frame, opened, screen, stage, sound, preferences, reachedAt })
  worth.coinOre = () => play.coinOre
  const panel: Panel = new Panel(
    texts.menu,
    texts.close,
    menuPages({
      opened,
      faces: stage.faces,
      frame,
      stakeOre: () => play.state.stakeOre,
      fetchRounds: () => fetchRounds(play.state.playToken),
      startAutoplay: (limits) => {
        panel.close()
        play.autoplay.start(limits)
      },
    }),
  )
  bindControls({ screen, play, panel, sound, preferences })
  play.begin()
  heedPage(frame.siteUrl, {
    ...hushedWhileHeld(play, sound),
    screenIs: bindFullScreen(screen, (message) => frame.tell(message)),
  })
  screen.root.inert = false
  frame.tellUntilHeard({ type: 'ready' })
}

function reasonText(refusal: GameRefusal['refusal'] | undefined): string {
  if (frame.mode === 'replay') return texts.notReplayed
  if (refusal === 'play-ended' || refusal === 'logged-out') return noticeTexts[refusal]
  return refusal === 'game-withdrawn' ? texts.withdrawn : texts.notOpened
}

function giveUp(text: string): void {
  const again = element('button', { type: 'button' }, texts.tryAgain)
  again.addEventListener('click', () => location.reload())
  document.body.append(
    element('div', { class: 'give-up' }, element('p', { role: 'alert' }, text), again),
  )
}
