import type { OpenedGame } from '../../../../protocol/opened-game.ts'
import { texts } from '../../words/texts.ts'
import { paper } from '../base/painted.ts'
import type { SymbolFace } from '../base/symbol-face.ts'
import { drawBook } from './book.ts'
import { drawDisc } from './disc.ts'
import { drawGem } from './gem.ts'
import { drawLetter, fitText } from './letter.ts'
import { drawOrb } from './orb.ts'

const cellPx = 192
const columns = 4

/** The letters and numbers of playing cards, by the keys games give them. */
const cards: Readonly<Record<string, string>> = {
  a: 'A',
  k: 'K',
  q: 'Q',
  j: 'J',
  ten: '10',
  ti: '10',
  ni: '9',
}

/**
 * Every symbol drawn by the client itself: carved letters, cut stones and struck coins, with their
 * names. Used for letters a theme's sheet does not hold, and for a theme that is not painted yet.
 */
export function drawSymbols({
  game,
  symbolNames,
  art,
}: Pick<OpenedGame, 'game' | 'symbolNames' | 'art'>) {
  const rows = Math.ceil(game.symbols.length / columns)
  // A giant symbol is looked at from near by.
  const scale = game.giant ? 2 : 1
  const [picture, context] = paper(columns * cellPx * scale, rows * cellPx * scale)
  context.scale(scale, scale)
  return game.symbols.map(({ key, kind, times }, index): SymbolFace => {
    const [x, y] = [(index % columns) * cellPx, Math.floor(index / columns) * cellPx]
    context.save()
    context.translate(x + cellPx / 2, y + cellPx / 2)
    const name = symbolNames[index] ?? key
    const card = cards[key]
    if (card) drawLetter(context, card, key)
    else if (kind === 'pay') drawNamed(context, name, () => drawGem(context, index))
    else if (kind === 'orb') drawOrb(context, times ?? 0, texts.times(times ?? 0))
    else if (kind === 'coin') drawDisc(context, '')
    else if (kind === 'book') drawBook(context, art.palette)
    else drawNamed(context, labels[kind] ?? name, () => drawDisc(context, name.slice(0, 1)))
    context.restore()
    return { picture, frame: { x: x * scale, y: y * scale, w: cellPx * scale, h: cellPx * scale } }
  })
}

const labels: Readonly<Record<string, string>> = {
  wild: 'Wild',
  scatter: 'Bonus',
  mystery: 'Mysterium',
  upgrade: 'Opgradering',
  collector: 'Samler',
}

/** A body in the upper part of the cell and its name below. */
function drawNamed(context: CanvasRenderingContext2D, name: string, drawBody: () => void): void {
  context.save()
  context.translate(0, -14)
  context.scale(0.88, 0.88)
  drawBody()
  context.restore()
  fitText(context, name, { px: 27, width: cellPx - 10, y: 76 })
}
