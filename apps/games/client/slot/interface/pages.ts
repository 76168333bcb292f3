import type { ClientRound } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Page } from '../../frame/panel.ts'
import type { AutoplayLimits } from '../round/autoplay.ts'
import { coinOreOf, wonInAllOre } from '../round/game-state.ts'
import type { SymbolFace } from '../stage/base/symbol-face.ts'
import { portraitOf } from '../stage/base/symbol-face.ts'
import { texts } from '../words/texts.ts'
import { fillAutoplay } from './autoplay-page.ts'

/** The data that the pages of the menu show. */
export interface PageSources {
  readonly opened: OpenedGame
  readonly faces: readonly SymbolFace[]
  readonly frame: Pick<Frame, 'mode' | 'siteUrl'>
  stakeOre(): number
  fetchRounds(): Promise<ClientRound[]>
  startAutoplay(limits: AutoplayLimits): void
}

export function menuPages(sources: PageSources): Page[] {
  const about: Page[] = [
    { name: 'paytable', title: texts.paytable, fill: (into) => fillPaytable(into, sources) },
    { name: 'rules', title: texts.rules, fill: (into) => fillRules(into, sources) },
  ]
  if (sources.frame.mode === 'replay') return about
  return [
    ...about,
    { name: 'rounds', title: texts.rounds, fill: (into) => void fillRounds(into, sources) },
    {
      name: 'autoplay',
      title: texts.autoplay,
      fill: (into) =>
        fillAutoplay(into, sources.stakeOre(), (limits) => sources.startAutoplay(limits)),
    },
  ]
}

function fillPaytable(into: HTMLElement, { opened, faces, stakeOre }: PageSources): void {
  const { game, symbolNames } = opened
  const coinOre = coinOreOf({ stakeOre: stakeOre() }, game)
  const countText = isFrom(game) ? texts.countFrom : texts.count
  const cards = game.symbols.flatMap(({ key, kind, pays, times }, index) => {
    if (kind === 'orb') return []
    const face = faces[index]
    const rows = [...pays.entries()].reverse().filter(([, coins]) => coins > 0)
    return element(
      'li',
      {},
      ...(face ? [portraitOf(face, 72)] : []),
      element(
        'div',
        {},
        element('h3', {}, symbolNames[index] ?? key),
        ...(kind === 'wild' && times ? [element('p', {}, texts.wildTimes(times))] : []),
        ...rows.map(([count, coins]) =>
          element(
            'p',
            {},
            element('span', {}, countText(count)),
            element('span', { class: 'amount' }, amountText(coins * coinOre)),
          ),
        ),
      ),
    )
  })
  into.append(
    element('p', { class: 'lead' }, texts.paysAtStake(amountText(stakeOre()))),
    element('ul', { class: 'paytable' }, ...cards, ...orbCard(game, faces)),
    ...linesOf(game),
  )
}

/** Whether a pay is for so many or more. */
function isFrom({ paysBy }: OpenedGame['game']): boolean {
  return paysBy === 'clusters' || paysBy === 'anywhere'
}

/** Orbs pay nothing: the dearest stands for all of them. */
function orbCard({ symbols }: OpenedGame['game'], faces: readonly SymbolFace[]): HTMLElement[] {
  const numbers = symbols.flatMap(({ kind, times }) => (kind === 'orb' && times ? [times] : []))
  const face = faces[symbols.findLastIndex(({ kind }) => kind === 'orb')]
  if (!face || numbers.length === 0) return []
  const range = texts.orbsFrom(Math.min(...numbers), Math.max(...numbers))
  const words = element('div', {}, element('h3', {}, texts.orbs), element('p', {}, range))
  return [element('li', {}, portraitOf(face, 72), words)]
}

function linesOf({ lines, rows, wayToWin, bothWays }: OpenedGame['game']): HTMLElement[] {
  if (lines.length === 0) return [element('p', { class: 'lead' }, wayToWin)]
  return [
    element('h3', {}, texts.linesOf(lines.length)),
    ...(bothWays ? [element('p', { class: 'lead' }, texts.bothWays)] : []),
    element('ol', { class: 'lines' }, ...lines.map((line) => lineDrawing(line, rows))),
  ]
}

function lineDrawing(line: readonly number[], rows: number): HTMLElement {
  const cells = Array.from({ length: rows * line.length }, (_, index) => {
    const row = Math.floor(index / line.length)
    return element('i', { class: line[index % line.length] === row ? 'on' : undefined })
  })
  const drawing = element('span', { class: 'line' }, ...cells)
  drawing.style.setProperty('--reels', String(line.length))
  return element('li', {}, drawing)
}

function fillRules(into: HTMLElement, { opened }: PageSources): void {
  for (const { heading, paragraphs } of opened.game.rules) {
    into.append(element('h3', {}, heading), ...paragraphs.map((text) => element('p', {}, text)))
  }
}

async function fillRounds(into: HTMLElement, { frame, fetchRounds }: PageSources): Promise<void> {
  if (frame.mode === 'free') {
    into.append(element('p', {}, texts.noRoundsForFun))
    return
  }
  const skeleton = element('p', { class: 'skeleton', 'aria-busy': 'true' })
  into.append(skeleton)
  const rounds = await fetchRounds().catch(() => undefined)
  if (!skeleton.isConnected) return
  if (!rounds) skeleton.replaceWith(element('p', {}, texts.roundsLost))
  else if (rounds.length === 0) skeleton.replaceWith(element('p', {}, texts.noRounds))
  else skeleton.replaceWith(roundsTable(rounds, frame.siteUrl))
}

function roundsTable(rounds: readonly ClientRound[], siteUrl: string): HTMLElement {
  const headings = [texts.roundAt, texts.roundStake, texts.roundPaid, texts.roundBalance]
  const head = element('tr', {}, ...headings.map((text) => element('th', { scope: 'col' }, text)))
  const rows = rounds.map((round) =>
    element(
      'tr',
      {},
      element('td', {}, replayLink(round, siteUrl), ...roundNotes(round)),
      ...[round.isSpin ? 0 : round.stakeOre, wonInAllOre(round), round.balanceOre].map(
        (amountOre) => element('td', { class: 'amount' }, amountText(amountOre)),
      ),
    ),
  )
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
}

function roundNotes({ gamble, isSpin }: ClientRound): HTMLElement[] {
  const notes = [...(gamble ? [texts.gamble] : []), ...(isSpin ? [texts.spinOfOffer] : [])]
  return notes.map((note) => element('span', { class: 'round-note' }, note))
}

/** Beside the game, on the player's own pages: play goes on where it is. */
function replayLink({ key, at }: ClientRound, siteUrl: string): HTMLElement {
  const moment = formatMoment(new Date(at))
  const href = `${siteUrl}/min-konto/transaktioner/runde/${key}/se`
  const label = texts.showRound(moment)
  return element('a', { href, target: '_blank', rel: 'noopener', 'aria-label': label }, moment)
}
