import type { PlayMode } from '../frame.ts'
import { sizeOf } from '../round/count-up.ts'
import type { GameState } from '../round/game-state.ts'
import { countFreeSpins } from '../round/story.ts'
import { noticeTexts, texts, tooLittlePlayMoney } from '../texts.ts'
import { amountText } from './amounts.ts'
import { element, setText } from './element.ts'
import { relabel, type Screen } from './screen.ts'

/** What a notice lets the player do. */
export interface NoticeActions {
  deposit(): void
  startOver(): void
  reload(): void
}

/** Puts a state on the screen; the win's amount is counted up elsewhere. */
export function showState(
  screen: Screen,
  state: GameState,
  mode: PlayMode,
  actions: NoticeActions,
): void {
  const { phase, shown, stakeOre, stakesOre } = state
  screen.root.dataset.phase = phase.name
  setText(screen.balance.amount, amountText(shown.balanceOre))
  setText(screen.stake.amount, amountText(stakeOre))
  const netOre = shown.wonOre - shown.stakedOre
  setText(screen.staked, amountText(shown.stakedOre))
  setText(screen.won, amountText(shown.wonOre))
  setText(screen.net, amountText(netOre))
  setText(screen.netMeter.amount, amountText(netOre))
  const isFixed = phase.name !== 'resting' || state.isReplay
  screen.stakeDown.disabled = isFixed || stakeOre === stakesOre[0]
  screen.stakeUp.disabled = isFixed || stakeOre === stakesOre.at(-1)
  showSpinButton(screen, state)
  showRound(screen, state)
  showNotice(screen, state, mode, actions)
}

function showSpinButton(screen: Screen, { phase, isReplay }: GameState): void {
  const isBusy = phase.name === 'asking' || phase.name === 'waiting'
  const isTurning = phase.name === 'moving'
  const isPassing = ['showing', 'intro', 'outro', 'jackpot'].includes(phase.name)
  const atRest = isReplay ? texts.showAgain : texts.spin
  const label = isTurning ? texts.stop : isPassing ? texts.goOn : atRest
  relabel(screen.spin, label)
  screen.spin.disabled = phase.name === 'over'
  screen.spin.setAttribute('aria-busy', String(isBusy))
}

/** How the round stands: its chips, the prizes at this stake, and the light of a feature. */
function showRound(screen: Screen, state: GameState): void {
  const { phase, round, stakeOre, coinsPerBet } = state
  const event = 'at' in phase ? round?.events[phase.at] : undefined
  const count = 'at' in phase && round ? countFreeSpins(round.events, phase.at) : undefined
  const isHolding = event?.kind.startsWith('hold') ?? false
  screen.root.toggleAttribute('data-feature', count !== undefined || isHolding)
  // While something moves, only what has come to its place may be told: play sees to that.
  if (phase.name !== 'moving') screen.chips.show(state, undefined)
  screen.prizes.show(stakeOre / coinsPerBet)
}

function showNotice(
  screen: Screen,
  { notice }: GameState,
  mode: PlayMode,
  actions: NoticeActions,
): void {
  screen.notice.hidden = notice === undefined
  if (!notice) {
    delete screen.notice.dataset.notice
    return
  }
  if (screen.notice.dataset.notice === notice) return
  screen.notice.dataset.notice = notice
  const isPlayMoney = notice === 'too-little-money' && mode === 'free'
  const text = isPlayMoney ? tooLittlePlayMoney : noticeTexts[notice]
  screen.notice.replaceChildren(element('span', {}, text))
  if (isPlayMoney) offer(screen, texts.startOver, actions.startOver)
  else if (notice === 'too-little-money') offer(screen, texts.deposit, actions.deposit)
  else if (notice === 'reload') offer(screen, texts.reload, actions.reload)
}

function offer(screen: Screen, label: string, action: () => void): void {
  const button = element('button', { type: 'button' }, label)
  button.addEventListener('click', action)
  screen.notice.append(button)
}

/** How the win's amount looks: gold when something was gained, quiet when it was not. */
export function showWinSize(screen: Screen, winOre: number, stakeOre: number): void {
  screen.win.box.dataset.size = sizeOf(winOre, stakeOre)
  screen.bigWin.hidden = true
}
