import { checkedAnswer, isWhole, objectOf, recordOf } from '@nordlys/core'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { fullSheetMedia } from '../../../protocol/sheet-media.ts'
import { texts } from '../words/texts.ts'
import type { SymbolFace } from './base/symbol-face.ts'
import { badged } from './drawn/badge.ts'
import { drawSymbols } from './drawn/draw-symbols.ts'

/** Every symbol's face, by index: from the painted sheet, and drawn where the sheet has none. */
export async function loadSymbolFaces(opened: OpenedGame): Promise<SymbolFace[]> {
  const { pictures, folder, kind } = opened.art
  if (kind === 'drawn') return withBadges(opened, drawSymbols(opened))
  const name = matchMedia(fullSheetMedia(opened.game)).matches ? 'symbols' : 'symbols@0.5x'
  // A player who cannot get the pictures can still play.
  const sheet = await loadSheet(folder, name).catch(() => undefined)
  const painted = pictures.map((picture): SymbolFace | undefined => {
    const frame = sheet?.frames[picture ?? '']?.frame
    return sheet && frame && { picture: sheet.picture, frame }
  })
  // Where nothing is missing, none is drawn: to draw letters fetches their typeface.
  if (painted.every((face) => face !== undefined)) return withBadges(opened, painted)
  const drawn = drawSymbols(opened)
  return withBadges(
    opened,
    drawn.map((face, index) => painted[index] ?? face),
  )
}

/**
 * A wild that multiplies wears its number, a symbol that upgrades others an arrow; an orb is drawn
 * with its own.
 */
function withBadges({ game }: OpenedGame, faces: readonly SymbolFace[]): SymbolFace[] {
  return faces.map((face, index) => {
    const { kind, times } = game.symbols[index] ?? {}
    if (kind === 'upgrade') return badged(face, '▲')
    return times === undefined || kind === 'orb' ? face : badged(face, texts.times(times))
  })
}

async function loadSheet(folder: string, name: string) {
  const picture = new Image()
  picture.src = `${folder}${name}.webp`
  const [response] = await Promise.all([fetch(`${folder}${name}.json`), picture.decode()])
  const sheet = await checkedAnswer(response, isSheet)
  if (!sheet) throw new Error(`${folder}${name} tells no frames: ${response.status}`)
  return { picture, frames: sheet.frames }
}

const isSheet = objectOf({
  frames: recordOf(
    objectOf({ frame: objectOf({ x: isWhole, y: isWhole, w: isWhole, h: isWhole }) }),
  ),
})
