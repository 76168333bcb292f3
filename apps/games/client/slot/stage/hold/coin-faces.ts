import { Texture } from 'pixi.js'
import type { HeldCoin } from '../../round/story.ts'
import { paper } from '../base/painted.ts'
import type { SymbolFace } from '../base/symbol-face.ts'

const size = 192

/** Pictures of coins with what they are worth written on them, each painted once. */
export class CoinFaces {
  readonly #face: SymbolFace
  readonly #textOf: (coins: number) => string
  readonly #painted = new Map<string, Texture>()

  /** `textOf` tells the worth of so many coins at the round's stake. */
  constructor(face: SymbolFace, textOf: (coins: number) => string) {
    this.#face = face
    this.#textOf = textOf
  }

  of({ coins, prize }: Pick<HeldCoin, 'coins' | 'prize'>): Texture {
    const text = coins > 0 ? this.#textOf(coins) : ''
    const key = `${prize ?? ''} ${text}`
    const known = this.#painted.get(key)
    if (known) return known
    const texture = Texture.from(paintCoin(this.#face, text, prize))
    this.#painted.set(key, texture)
    return texture
  }

  /** Lets go of all pictures: those of a worth that grows are never needed twice. */
  forget(): void {
    for (const texture of this.#painted.values()) texture.destroy(true)
    this.#painted.clear()
  }
}

function paintCoin({ picture, frame }: SymbolFace, text: string, prize: string | undefined) {
  const [canvas, context] = paper(size, size)
  const { x, y, w, h } = frame
  context.globalAlpha = 0.92
  context.drawImage(picture, x, y, w, h, 0, 0, size, size)
  context.globalAlpha = 1
  const middle = size / 2
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const write = (words: string, top: number, px: number, colour: string) => {
    context.font = `750 ${px}px "Figtree Variable", sans-serif`
    const width = Math.min(size - 14, context.measureText(words).width)
    context.strokeStyle = 'rgb(10 6 0 / 0.92)'
    context.lineWidth = px / 4.5
    context.strokeText(words, middle, top, size - 12)
    context.fillStyle = colour
    context.fillText(words, middle, top, size - 12)
    return width
  }
  if (prize) write(prize.toUpperCase(), size * 0.34, 38, '#8cf7d0')
  write(text, size * (prize ? 0.64 : 0.55), 50, '#fff3cf')
  return canvas
}
