import { formatPercent } from '@nordlys/core'
import type { GameArt, OpenedGame } from '../../../protocol/opened-game.ts'
import { element } from '../../frame/element.ts'
import type { Frame } from '../../frame/frame.ts'
import { icon } from '../../frame/icons.ts'
import { roundButton } from '../../frame/round-button.ts'
import { texts } from '../words/texts.ts'
import { backdrop, title } from './backdrop.ts'
import { Chests } from './chests.ts'
import { Chips, isFlexible } from './chips.ts'
import { GambleTable } from './gamble-table.ts'
import { Prizes } from './prizes.ts'
import { SpinStrip } from './spin-strip.ts'

/** Every part of the screen that changes, by name. */
export type Screen = ReturnType<typeof buildScreen>

/** Builds the screen around the reels. Nothing in it decides anything. */
export function buildScreen(frame: Frame, { game, art }: OpenedGame) {
  const isReplay = frame.mode === 'replay'
  const label = game.strips.base.length > 0 ? texts.reels : texts.grid
  const parts = {
    reels: element('div', { class: 'reels', role: 'img', 'aria-label': label }),
    banner: element('div', { class: 'banner', 'aria-hidden': 'true', hidden: true }),
    bigWin: element('p', { class: 'big-win', 'aria-hidden': 'true', hidden: true }),
    bigAmount: element('strong'),
    chests: new Chests(),
    gamble: new GambleTable(),
    spins: new SpinStrip(),
    chips: new Chips(game),
    prizes: new Prizes(game.hold),
    notice: element('div', { class: 'notice', role: 'status', hidden: true }),
    spoken: element('p', { 'aria-live': 'polite' }),
    menu: roundButton('menu', 'menu', texts.menu),
    sound: roundButton('sound', 'silence', texts.soundOn),
    fast: roundButton('fast', 'fast', texts.fastOn),
    full: roundButton('full', 'full', texts.fullScreen),
    stakeDown: roundButton('stake-down', 'minus', texts.stakeDown),
    stakeUp: roundButton('stake-up', 'plus', texts.stakeUp),
    spin: roundButton('spin', 'spin', texts.spin),
    balance: meter('balance', isReplay ? texts.balanceThen : texts.balance),
    stake: meter('stake', texts.stake),
    win: meter('win', texts.win),
    netMeter: meter('net', texts.netInSession),
    staked: amountCell(),
    won: amountCell(),
    net: amountCell(),
    rulesLink: element(
      'button',
      { type: 'button', class: 'rules-link' },
      icon('rules'),
      texts.rulesWithReturn(formatPercent(game.returnToPlayer)),
    ),
  }
  parts.spin.append(icon('stop'))
  parts.win.box.dataset.size = 'none'
  parts.bigWin.append(texts.bigWin, parts.bigAmount)
  const board = element(
    'div',
    { class: 'frame' },
    element('div', { class: 'feature-light' }),
    parts.reels,
    parts.bigWin,
    parts.banner,
    parts.chests.host,
    parts.chips.row,
    parts.chips.ladder,
    parts.chips.upgrades.list,
  )
  const root = element(
    'div',
    { class: 'game', 'data-mode': frame.mode, 'data-art': art.kind },
    backdrop(art),
    title(game.title, art),
    element('main', { class: 'stage' }, board, parts.notice),
    parts.prizes.list,
    sessionPanel(frame, parts),
    parts.spins.strip,
    bar(parts),
    element('div', { class: 'spoken' }, parts.spoken),
  )
  shape(root, game)
  paint(root, art)
  // Nothing can be pressed before it does something: a press in between would be lost.
  root.inert = true
  document.body.append(root)
  return { root, ...parts }
}

/** The controls, in the order they are reached by the keyboard. */
function bar(
  parts: Record<'menu' | 'sound' | 'stakeDown' | 'stakeUp' | 'fast' | 'full' | 'spin', Node> &
    Record<'balance' | 'stake' | 'win' | 'netMeter', Meter> & { gamble: GambleTable },
): HTMLElement {
  return element(
    'section',
    { class: 'bar', 'aria-label': texts.controls },
    parts.menu,
    parts.sound,
    parts.balance.box,
    parts.stakeDown,
    parts.stake.box,
    parts.stakeUp,
    parts.win.box,
    parts.fast,
    parts.full,
    parts.spin,
    parts.gamble.button,
    parts.netMeter.box,
  )
}

interface Meter {
  box: HTMLElement
  label: HTMLElement
  amount: HTMLElement
}

function meter(name: string, text: string): Meter {
  const label = element('span', { class: 'label' }, text)
  const amount = element('span', { class: 'amount', translate: 'no' })
  return { box: element('div', { class: `meter ${name}` }, label, amount), label, amount }
}

function amountCell(): HTMLElement {
  return element('dd', { class: 'amount', translate: 'no' })
}

/** The frame is as wide for its height as the board in it needs, on its side and upright. */
function shape(root: HTMLElement, game: OpenedGame['game']): void {
  const rows = isFlexible(game) ? flexibleRows : game.rows
  const square = game.reels / rows
  root.style.setProperty('--shape-wide', String(Math.max(1, square * 0.954)))
  root.style.setProperty('--shape-high', String(Math.min(1.14, Math.max(0.92, square * 0.684))))
}

/** Reels that change their height stand as in a board of this many rows. */
const flexibleRows = 4.6

function paint(root: HTMLElement, { kind, folder, palette }: GameArt): void {
  for (const [name, colour] of Object.entries(palette)) {
    root.style.setProperty(`--theme-${name}`, colour)
  }
  if (kind === 'theme') root.style.setProperty('--frame', `url("${folder}frame.webp")`)
}

function sessionPanel(
  { mode }: Frame,
  parts: { staked: Node; won: Node; net: Node; rulesLink: Node },
): HTMLElement {
  const row = (label: string, amount: Node) => element('div', {}, element('dt', {}, label), amount)
  return element(
    'aside',
    { class: 'session', 'aria-label': texts.session },
    element('h2', {}, texts.session),
    element(
      'dl',
      {},
      row(texts.staked, parts.staked),
      row(texts.won, parts.won),
      row(texts.net, parts.net),
    ),
    ...(mode === 'money' ? [] : [element('p', { class: 'for-fun' }, texts[mode])]),
    parts.rulesLink,
  )
}
