import type { FrameMessage, TableOpened } from '@nordlys/contracts'
import { amountText, setAmount } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import type { Frame } from '../../frame/frame.ts'
import { relabel, roundButton } from '../../frame/round-button.ts'
import { texts } from '../../frame/texts.ts'
import type { TableNotice, TableState } from './table-state.ts'
import { noticesAtOnce, tableNotices, tableTexts, tooLittlePlayMoney } from './table-texts.ts'

/** Nothing is chosen after their bets: no hand waits. */
const atOnce: ReadonlySet<TableOpened['game']['kind']> = new Set(['roulette', 'punto-banco'])

/** Every part around the felt that changes, by name. */
export type TableScreen = ReturnType<typeof buildTableScreen>

/**
 * Builds what every table has around its felt. Nothing in it decides anything. Where no money is played
 * for, `instead` stands in place of the usual words.
 */
export function buildTableScreen(
  frame: Frame,
  { game }: Pick<TableOpened, 'game'>,
  instead?: string,
) {
  const sound = roundButton('sound', 'silence', texts.soundOn)
  const parts = {
    sound,
    /** Beside the title: what helps and stakes nothing. */
    helps: element('div', { class: 'table-helps' }, sound),
    felt: element('main', { class: 'felt' }),
    notice: element('div', { class: 'notice', role: 'status', hidden: true }),
    spoken: element('p', { 'aria-live': 'polite' }),
    controls: element('div', { class: 'table-controls' }),
    menu: roundButton('menu', 'menu', texts.menu),
    full: roundButton('full', 'full', texts.fullScreen),
    balance: meter('balance', texts.balance),
    stake: meter('stake', tableTexts.totalStake),
    net: meter('net', texts.netInSession),
  }
  const source = element('p', { class: 'table-source' }, tableTexts.source)
  const root = element(
    'div',
    {
      class: 'table',
      'data-mode': frame.mode,
      'data-game': game.gameId,
      'data-framed': window.parent !== window,
    },
    element(
      'header',
      { class: 'table-head' },
      element('h1', {}, game.title),
      source,
      ...(frame.mode === 'money'
        ? []
        : [element('p', { class: 'for-fun' }, instead ?? texts[frame.mode])]),
      parts.helps,
    ),
    parts.felt,
    parts.notice,
    element(
      'section',
      { class: 'table-bar', 'aria-label': texts.controls },
      parts.controls,
      element(
        'div',
        { class: 'table-meters' },
        parts.menu,
        parts.balance.box,
        parts.stake.box,
        parts.net.box,
        parts.full,
      ),
    ),
    element('div', { class: 'spoken' }, parts.spoken),
  )
  parts.full.hidden = true
  // Nothing can be pressed before it does something: a press in between would be lost.
  root.inert = true
  document.body.append(root)
  return { root, isAtOnce: atOnce.has(game.kind), ...parts }
}

/** Puts a state on what is around the felt; `stakeOre` is what lies on it. */
export function showAround(
  screen: TableScreen,
  state: TableState,
  { stakeOre, deposit, reload }: { stakeOre: number; deposit(): void; reload(): void },
): void {
  const { phase, balanceOre, stakedOre, wonOre } = state
  if (screen.root.dataset.phase !== phase.name) screen.root.dataset.phase = phase.name
  screen.root.setAttribute('aria-busy', String(phase.name === 'asking'))
  setAmount(screen.balance.amount, balanceOre)
  setAmount(screen.stake.amount, stakeOre)
  setAmount(screen.net.amount, wonOre - stakedOre)
  showNotice(screen, state, { deposit, reload })
}

/** One polite sentence; the same one is not said twice. */
export function say(screen: TableScreen, words: string): void {
  if (words !== '') setText(screen.spoken, words)
}

/** The payout of a hand, said and shown: no more is celebrated than was gained. [FLT-42] */
export function paidText({ stakeOre, payoutOre }: { stakeOre: number; payoutOre: number }): string {
  if (payoutOre === 0) return tableTexts.lost
  if (payoutOre > stakeOre) return tableTexts.paid(amountText(payoutOre))
  return tableTexts.paidOf(amountText(payoutOre), amountText(stakeOre))
}

/** The same as a sentence of what is said: an amount ends with a full stop already. */
export function paidSentence(paid: { stakeOre: number; payoutOre: number }): string {
  const text = paidText(paid)
  return text.endsWith('.') ? text : `${text}.`
}

/**
 * The button asks the page around, which fills the screen with clock and marks on it. It appears
 * once the page has reported how the screen is: a page that cannot fill it never does. [FLT-56]
 */
export function bindTableFullScreen(
  { full }: TableScreen,
  tell: (message: FrameMessage) => void,
): (isFull: boolean) => void {
  let isFilled = false
  full.addEventListener('click', () => {
    tell({ type: isFilled ? 'full-screen-unwanted' : 'full-screen-wanted' })
  })
  return (isFull) => {
    isFilled = isFull
    full.hidden = false
    relabel(full, isFull ? texts.leaveFullScreen : texts.fullScreen)
  }
}

function showNotice(
  screen: TableScreen,
  { notice, mode }: TableState,
  actions: { deposit(): void; reload(): void },
): void {
  setHidden(screen.notice, notice === undefined)
  if (!notice) {
    delete screen.notice.dataset.notice
    return
  }
  if (screen.notice.dataset.notice === notice) return
  screen.notice.dataset.notice = notice
  const isPlayMoney = notice === 'too-little-money' && mode === 'free'
  const told = (screen.isAtOnce && noticesAtOnce[notice]) || tableNotices[notice]
  const text = isPlayMoney ? tooLittlePlayMoney : told
  screen.notice.replaceChildren(element('span', {}, text))
  if (notice === 'too-little-money' && mode === 'money') {
    screen.notice.append(action(texts.deposit, actions.deposit))
  } else if (reloading.has(notice)) screen.notice.append(action(texts.reload, actions.reload))
}

/** A play that went out of step is whole again once the game is reloaded. */
const reloading: ReadonlySet<TableNotice> = new Set([
  'key-invalid',
  'conflict',
  'hand-unknown',
  'round-unknown',
  'round-ended',
])

function action(label: string, act: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button' }, label)
  button.addEventListener('click', act)
  return button
}

function meter(name: string, text: string) {
  const amount = element('span', { class: 'amount', translate: 'no' })
  const label = element('span', { class: 'label' }, text)
  return { box: element('div', { class: `meter ${name}` }, label, amount), amount }
}
