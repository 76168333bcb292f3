import { amountText, setAmount } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import type { PlayMode } from '../../frame/frame.ts'
import { relabel } from '../../frame/round-button.ts'
import { sizeOf } from '../round/count-up.ts'
import { choosableStakes, type GameState } from '../round/game-state.ts'
import { countFreeSpins } from '../round/story.ts'
import { texts } from '../words/texts.ts'
import { noticeTexts, tooLittlePlayMoney } from './notice-texts.ts'
import type { Screen } from './screen.ts'

/** The actions that a notice offers the player. */
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
  const { phase, shown, stakeOre, stakesOre, stakeMaxOre } = state
  if (screen.root.dataset.phase !== phase.name) screen.root.dataset.phase = phase.name
  setAmount(screen.balance.amount, shown.balanceOre)
  setAmount(screen.stake.amount, shownStakeOre(state))
  const netOre = shown.wonOre - shown.stakedOre
  setAmount(screen.staked, shown.stakedOre)
  setAmount(screen.won, shown.wonOre)
  setAmount(screen.net, netOre)
  setAmount(screen.netMeter.amount, netOre)
  setText(screen.stake.label, state.spins?.isOn ? texts.perSpin : texts.stake)
  const isFixed = phase.name !== 'resting' || state.isReplay || state.spins?.isOn === true
  screen.stakeDown.disabled = isFixed || stakeOre === stakesOre[0]
  const isAtBound = stakeOre === choosableStakes(state).at(-1)
  screen.stakeUp.disabled = isFixed || isAtBound
  const isBounded = isAtBound && stakeOre !== stakesOre.at(-1) && stakeMaxOre !== undefined
  relabel(screen.stakeUp, isBounded ? texts.stakeBound(amountText(stakeMaxOre)) : texts.stakeUp)
  showSpinButton(screen, state)
  showRound(screen, state)
  showNotice(screen, state, mode, actions)
}

/** A gamble that is looked at again had a stake that none can be chosen as, a promised spin had none. */
function shownStakeOre({ stakeOre, round, gamble, isReplay }: GameState): number {
  if (isReplay && round?.isSpin) return 0
  return isReplay && gamble ? gamble.stakeOre : stakeOre
}

function showSpinButton(screen: Screen, { phase, isReplay, spins }: GameState): void {
  const isBusy = phase.name === 'asking' || phase.name === 'waiting'
  const isTurning = phase.name === 'moving'
  const isPassing = ['showing', 'intro', 'outro', 'jackpot'].includes(phase.name)
  const isChoosing = phase.name === 'choosing'
  const atRest = isReplay ? texts.showAgain : texts.spin
  const whilePassing = isPassing ? texts.goOn : atRest
  const whileStanding = isChoosing ? texts.openChest : whilePassing
  const label = isTurning ? texts.stop : whileStanding
  relabel(screen.spin, label)
  const areSpinsPlayed = phase.name === 'resting' && spins?.isOn === true && spins.left === 0
  screen.spin.disabled = phase.name === 'over' || areSpinsPlayed
  const busy = String(isBusy)
  if (screen.spin.getAttribute('aria-busy') !== busy) screen.spin.setAttribute('aria-busy', busy)
}

/** How the round stands: its chips, the prizes at this stake, and the light of a feature. */
function showRound(screen: Screen, state: GameState): void {
  const { phase, round, stakeOre, coinsPerBet } = state
  const event = 'at' in phase ? round?.events[phase.at] : undefined
  const count = 'at' in phase && round ? countFreeSpins(round.events, phase.at) : undefined
  const isHolding = event?.kind.startsWith('hold') ?? false
  const isFeature =
    count !== undefined || isHolding || event?.kind === 'wheel' || event?.kind === 'chest'
  screen.root.toggleAttribute('data-feature', isFeature)
  // While something moves, only what has come to its place may be announced: play sees to that.
  if (phase.name !== 'moving') screen.chips.show(state, undefined)
  screen.prizes.show(stakeOre / coinsPerBet)
}

function showNotice(
  screen: Screen,
  { notice }: GameState,
  mode: PlayMode,
  actions: NoticeActions,
): void {
  screen.notice.toggleAttribute('hidden', notice === undefined)
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

/** How the win's amount looks: gold when something was gained, quiet and called no win when it was not. */
export function showWinSize(screen: Screen, winOre: number, stakeOre: number): void {
  const size = sizeOf(winOre, stakeOre)
  if (screen.win.box.dataset.size !== size) screen.win.box.dataset.size = size
  if (size === 'no-gain') setText(screen.win.label, texts.paid)
  setHidden(screen.bigWin, true)
}
