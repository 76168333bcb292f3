import { element } from '../../frame/element.ts'
import type { TableScreen } from '../shared/table-screen.ts'
import type { Lie } from './slip/arrows.ts'
import { Views } from './views.ts'

interface FeltPieces {
  readonly stage: HTMLElement
  readonly board: HTMLElement
  readonly track: HTMLElement
  readonly side: readonly HTMLElement[]
  readonly notice: HTMLElement
  /** Called now, and whenever the page is turned. */
  lay(lie: Lie): void
}

/** Puts the pieces of roulette on the felt, as the page has room for them. */
export function layFelt({ felt, root }: TableScreen, pieces: FeltPieces): void {
  const side = element('div', { class: 'roulette-side' }, ...pieces.side)
  const board = element('div', { class: 'roulette-view board-view' }, pieces.board)
  const track = element('div', { class: 'roulette-view track-view' }, pieces.track)
  const views = new Views({ board, track, statistics: side })
  root.classList.add('roulette')
  felt.append(pieces.stage, views.tabs, board, track, side, pieces.notice)
  // A narrow page has the layout upright, zero at the top.
  const narrow = matchMedia('(max-width: 639px) and (orientation: portrait)')
  const lay = () => {
    const lie: Lie = narrow.matches ? 'upright' : 'across'
    felt.dataset.lie = lie
    pieces.lay(lie)
  }
  narrow.addEventListener('change', lay)
  lay()
}
