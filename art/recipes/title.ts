import { drawEmblem } from '../emblem.ts'
import { castLine } from '../lettering.ts'
import { metals } from '../metals.ts'
import { toSharp } from '../picture.ts'
import { gameArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'

const path = `${gameArt}/title.webp`
const frame = { width: 600, height: 96 }

/** The name of the game in gold, shown 600 wide and baked at twice that. */
export const title: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: [path],
  async bake() {
    const line = {
      text: 'VIKINGERNES GULD',
      centreX: 300,
      baseline: 68,
      size: 70,
      maxWidth: 556,
      tracking: 0.055,
    }
    const surround = { rim: 2, rimColour: metals.gold.rim, shadow: 4 }
    const parts = castLine(line, metals.gold, metals.oldGold, 3.1)
    const drawn = toSharp(await drawEmblem(parts, surround, frame, 6))
    const scaled = drawn.resize(frame.width * 2, frame.height * 2, { kernel: 'lanczos3' })
    return new Map([
      [path, await scaled.webp({ quality: 72, alphaQuality: 60, effort: 6 }).toBuffer()],
    ])
  },
}
