import { sizeOf } from '../round/count-up.ts'
import type { GameState } from '../round/game-state.ts'
import { countFreeSpins } from '../round/round-machine.ts'
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
  mode: 'money' | 'free',
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
  screen.stakeDown.disabled = phase.name !== 'resting' || stakeOre === stakesOre[0]
  screen.stakeUp.disabled = phase.name !== 'resting' || stakeOre === stakesOre.at(-1)
  showSpinButton(screen, state)
  showFreeCount(screen, state)
  showNotice(screen, state, mode, actions)
}

function showSpinButton(screen: Screen, { phase }: GameState): void {
  const isBusy = phase.name === 'asking' || phase.name === 'waiting'
  const isTurning = phase.name === 'turning'
  const isPassing = ['showing', 'intro', 'outro', 'jackpot'].includes(phase.name)
  const label = isTurning ? texts.stop : isPassing ? texts.goOn : texts.spin
  relabel(screen.spin, label)
  screen.spin.disabled = phase.name === 'over'
  screen.spin.setAttribute('aria-busy', String(isBusy))
}

function showFreeCount(screen: Screen, { phase, round }: GameState): void {
  const count = 'spin' in phase && round ? countFreeSpins(round, phase.spin) : undefined
  const isShown = count !== undefined && count.played > 0
  screen.freeCount.hidden = !isShown
  screen.root.toggleAttribute('data-free-spins', isShown || phase.name === 'intro')
  if (isShown) setText(screen.freeCount, texts.freeSpin(count.played, count.won))
}

function showNotice(
  screen: Screen,
  { notice }: GameState,
  mode: 'money' | 'free',
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
