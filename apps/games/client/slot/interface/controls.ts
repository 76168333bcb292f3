import type { FrameMessage } from '@nordlys/contracts'
import type { Panel } from '../../frame/panel.ts'
import { relabel } from '../../frame/round-button.ts'
import { bindSound } from '../../frame/sound/bind-sound.ts'
import { remember } from '../../frame/tab-memory.ts'
import { type AutoplayLimits, spinsInARow } from '../round/autoplay.ts'
import type { GameEvent, GameState } from '../round/game-state.ts'
import type { Sound } from '../sound/sound.ts'
import { texts } from '../words/texts.ts'
import type { Screen } from './screen.ts'

/** The actions of buttons and keys on the play. */
interface Play {
  readonly state: GameState
  readonly autoplay: { start(limits: AutoplayLimits): void; stop(): void }
  press(): void
  send(event: GameEvent): void
  refreshBalance(): Promise<void>
}

interface Controlled {
  readonly screen: Screen
  readonly play: Play
  readonly panel: Panel
  readonly sound: Sound
  readonly preferences: { isFast: boolean }
}

/** Joins buttons and keys to what they do. */
export function bindControls(controlled: Controlled): void {
  const { screen, play, panel, sound } = controlled
  screen.spin.addEventListener('click', () => play.press())
  for (const place of [screen.reels, screen.banner]) {
    place.addEventListener('click', () => {
      if (play.state.phase.name !== 'resting') play.press()
    })
  }
  screen.stakeDown.addEventListener('click', () => play.send({ type: 'stake-changed', step: -1 }))
  screen.stakeUp.addEventListener('click', () => play.send({ type: 'stake-changed', step: 1 }))
  const open = (page: string) => {
    // Behind an open page the button that stops autoplay cannot be reached.
    play.autoplay.stop()
    panel.open(page)
  }
  screen.menu.addEventListener('click', () => open('paytable'))
  screen.rulesLink.addEventListener('click', () => open('rules'))
  screen.spins.bind({
    turn: (isOn) => play.send({ type: 'spins-switched', isOn }),
    play: (rounds) => play.autoplay.start(spinsInARow(rounds)),
  })
  screen.gamble.bind({
    choose: (choice) => play.send({ type: 'gambled', choice }),
    collect: () => play.send({ type: 'collected' }),
    // The button it was opened with may be gone.
    leave: () => screen.spin.focus({ preventScroll: true }),
  })
  bindSound(screen.sound, sound)
  bindFastPlay(controlled)
  bindKeys(controlled)
  // Nothing is staked that nobody watches.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) play.autoplay.stop()
  })
  // The player may come back from a deposit, in this page or in another.
  window.addEventListener('focus', () => void play.refreshBalance())
}

function bindFastPlay({ screen, preferences }: Controlled): void {
  const show = () => {
    relabel(screen.fast, preferences.isFast ? texts.fastOff : texts.fastOn)
    screen.fast.toggleAttribute('data-on', preferences.isFast)
  }
  screen.fast.addEventListener('click', () => {
    preferences.isFast = !preferences.isFast
    remember('fast', preferences.isFast)
    show()
  })
  show()
}

/**
 * The button asks the page around, which fills the screen with clock and marks on it. It appears
 * once the page has reported how the screen is: a page that cannot fill it never does. [FLT-56]
 */
export function bindFullScreen({ full }: Screen, tell: (message: FrameMessage) => void) {
  let isFilled = false
  full.hidden = true
  full.addEventListener('click', () => {
    tell({ type: isFilled ? 'full-screen-unwanted' : 'full-screen-wanted' })
  })
  return (isFull: boolean) => {
    isFilled = isFull
    full.hidden = false
    relabel(full, isFull ? texts.leaveFullScreen : texts.fullScreen)
  }
}

/** Space spins and stops, arrows change the stake; a focused control keeps its own keys. */
function bindKeys({ screen, play, panel }: Controlled): void {
  document.addEventListener('keydown', (event) => {
    if (panel.isOpen || screen.gamble.isOpen) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = stakeSteps[event.key]
    if (step) {
      event.preventDefault()
      play.send({ type: 'stake-changed', step })
    }
    const isOnOther = event.target instanceof HTMLButtonElement && event.target !== screen.spin
    if (event.key !== ' ' || isOnOther) return
    event.preventDefault()
    if (!event.repeat) play.press()
  })
  // The browser would press a focused spin button once more when the space bar comes up.
  screen.spin.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault()
  })
}

const stakeSteps: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
}
