import { formatPercent } from '@nordlys/core'
import type { OpenedGame } from '../../protocol/opened-game.ts'
import type { Frame } from '../frame.ts'
import { texts } from '../texts.ts'
import { element } from './element.ts'
import { type IconName, icon } from './icons.ts'

/** Every part of the screen that changes, by name. */
export type Screen = ReturnType<typeof buildScreen>

/** Builds the screen around the reels. Nothing in it decides anything. */
export function buildScreen(frame: Frame, game: OpenedGame['game']) {
  const parts = {
    reels: element('div', { class: 'reels', role: 'img', 'aria-label': texts.reels }),
    banner: element('div', { class: 'banner', 'aria-hidden': 'true', hidden: true }),
    bigWin: element('p', { class: 'big-win', 'aria-hidden': 'true', hidden: true }),
    bigAmount: element('strong'),
    freeCount: element('p', { class: 'free-count', hidden: true }),
    notice: element('div', { class: 'notice', role: 'status', hidden: true }),
    spoken: element('p', { class: 'spoken', 'aria-live': 'polite' }),
    menu: roundButton('menu', 'menu', texts.menu),
    sound: roundButton('sound', 'silence', texts.soundOn),
    fast: roundButton('fast', 'fast', texts.fastOn),
    full: roundButton('full', 'full', texts.fullScreen),
    stakeDown: roundButton('stake-down', 'minus', texts.stakeDown),
    stakeUp: roundButton('stake-up', 'plus', texts.stakeUp),
    spin: roundButton('spin', 'spin', texts.spin),
    balance: meter('balance', texts.balance),
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
  parts.bigWin.append(texts.bigWin, parts.bigAmount)
  const root = element(
    'div',
    { class: 'game', 'data-mode': frame.mode },
    backdrop(frame),
    title(frame),
    element(
      'main',
      { class: 'stage' },
      element('div', { class: 'frame' }, parts.reels, parts.bigWin, parts.banner, parts.freeCount),
      parts.notice,
    ),
    sessionPanel(frame, parts),
    element(
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
      parts.netMeter.box,
    ),
    parts.spoken,
  )
  document.body.append(root)
  return { root, ...parts }
}

function roundButton(name: string, drawing: IconName, label: string): HTMLButtonElement {
  const attributes = { type: 'button', class: `round ${name}`, 'aria-label': label, title: label }
  return element('button', attributes, icon(drawing))
}

/** Gives a button another name and picture. */
export function relabel(button: HTMLButtonElement, label: string, drawing?: IconName): void {
  if (button.getAttribute('aria-label') === label) return
  button.setAttribute('aria-label', label)
  button.title = label
  if (drawing) button.replaceChildren(icon(drawing))
}

interface Meter {
  box: HTMLElement
  label: HTMLElement
  amount: HTMLElement
}

function meter(name: string, text: string): Meter {
  const label = element('span', { class: 'label' }, text)
  const amount = element('span', { class: 'amount' })
  return { box: element('div', { class: `meter ${name}` }, label, amount), label, amount }
}

function amountCell(): HTMLElement {
  return element('dd', { class: 'amount' })
}

function backdrop({ artUrl }: Frame): HTMLElement {
  const source = (name: string, format: string, media?: string) =>
    element('source', { srcset: `${artUrl}${name}.${format}`, type: `image/${format}`, media })
  const portrait = '(orientation: portrait)'
  return element(
    'picture',
    { class: 'backdrop' },
    source('background-mobile', 'avif', portrait),
    source('background-mobile', 'webp', portrait),
    source('background-desktop', 'avif'),
    element('img', { src: `${artUrl}background-desktop.webp`, alt: '' }),
  )
}

function title({ artUrl, title: text }: Frame): HTMLElement {
  const size = { width: '1200', height: '184' }
  const image = element('img', { src: `${artUrl}title.webp`, alt: text, ...size })
  return element('header', { class: 'title' }, element('h1', {}, image))
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
    ...(mode === 'free' ? [element('p', { class: 'for-fun' }, texts.free)] : []),
    parts.rulesLink,
  )
}
