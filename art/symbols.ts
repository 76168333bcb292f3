import { crossedAxes, roundShield, runeStone } from './drawings.ts'
import type { Part, Surround } from './emblem.ts'
import { woodGrain } from './grain.ts'
import { castLine, letterPath } from './lettering.ts'
import { type Metal, metals } from './metals.ts'
import { colour } from './picture.ts'
import { silhouette } from './silhouettes.ts'

/** A symbol is drawn on a square of 256 units, whatever size it is baked in. */
export const symbolFrame = { width: 256, height: 256 }

export type SymbolDrawing = { readonly parts: readonly Part[]; readonly surround: Surround }

/** The eleven symbols of Vikingernes Guld; the names are those of the game's frames. */
export function drawSymbols(): Readonly<Record<string, SymbolDrawing>> {
  return {
    wild: {
      parts: [...hornedHelmet(), ...tag('WILD', metals.gold)],
      surround: lit('#FF5A1E', 0.62),
    },
    ship: { parts: [...longship(), ...tag('BONUS', metals.ice)], surround: lit('#1FE0A0', 0.55) },
    chest: { parts: treasureChest(), surround: lit('#FF9A2E', 0.3) },
    axes: { parts: crossedAxes(), surround: lit('#6E9CFF', 0.3) },
    shield: { parts: roundShield(), surround: lit('#FF5040', 0.25) },
    rune: { parts: runeStone(), surround: lit('#3FB4FF', 0.45) },
    a: letter('A', metals.ruby),
    k: letter('K', metals.gold),
    q: letter('O', metals.violet, tailOfQ),
    j: letter('J', metals.ice),
    ten: letter('10', metals.emerald),
  }
}

function lit(tint: string, strength: number): Surround {
  const glow = { tint: colour(tint), spread: 7, strength }
  return { rim: 3.2, rimColour: [0.015, 0.015, 0.03], shadow: 3.5, glow }
}

function tag(text: string, metal: Metal): readonly Part[] {
  const line = { text, centreX: 128, baseline: 231, size: 45, maxWidth: 178, tracking: 0.03 }
  const casing = metal === metals.gold ? metals.oldGold : metals.deepIce
  return castLine(line, metal, casing, 3.4)
}

function hornedHelmet(): readonly Part[] {
  const place = { x: 128, y: 103, size: 174 }
  const left = 'M0 0H185V195L60 342 0 400Z'
  const right = 'M512 0H327V195L452 342 512 400Z'
  const dome = 'M185 0H327V195L452 342 512 400V512H0V400L60 342 185 195Z'
  return [
    { shape: silhouette('viking-helmet', place, `${left}${right}`), metal: metals.bone, bevel: 11 },
    { shape: silhouette('viking-helmet', place, dome), metal: metals.gold, bevel: 6, camber: 0.5 },
  ]
}

function longship(): readonly Part[] {
  const shape = silhouette('drakkar', { x: 128, y: 104, size: 182 })
  return [{ shape, metal: metals.gold, bevel: 5.5, camber: 0.5 }]
}

/** Oak under gold: the hoard, the edge of the lid, the lock and the straps are all of gold. */
function treasureChest(): readonly Part[] {
  const place = { x: 128, y: 130, size: 214 }
  const piece = (region: string) => silhouette('open-treasure-chest', place, region)
  const hoard = 'M75 250L60 165 120 150 330 100 400 140 408 240 370 300Z'
  const lid = 'M40 74L60 0 470 50 440 118 424 100Z'
  const lock = 'M128 278L236 290V392L128 380Z'
  const coins = 'M0 430H24V447L110 456V512H0ZM352 482L420 432H512V512H352Z'
  const straps = [
    'M30 280l26 2.6v158l-26-3Z',
    'M322 309l24 2.6v163l-24-3Z',
    'M366 300l14-11v160l-14 10Z',
    'M444 243l12-9v160l-12 9Z',
  ]
  const scale = place.size / 512
  const corner = `${place.x - place.size / 2} ${place.y - place.size / 2}`
  const bands = `<path transform="translate(${corner}) scale(${scale})" d="${straps.join('')}"/>`
  const dark = [{ width: 1.4, tint: metals.gold.rim }]
  const grain = (x: number, y: number) => woodGrain(y, x)
  return [
    { shape: silhouette('open-treasure-chest', place), metal: metals.oak, bevel: 5, grain },
    { shape: piece(`${hoard}${lid}${lock}${coins}`), metal: metals.gold, bevel: 5, camber: 0.4 },
    { shape: bands, metal: metals.gold, bevel: 3, edges: dark },
  ]
}

// The typeface gives Q a tail twice the width of the letter, so O borrows a short one.
const tailOfQ =
  '<path d="M112 164C138 160 152 178 166 193 176 203 188 204 200 196' +
  ' 194 216 176 224 158 216 140 208 130 186 112 182Z"/>'

function letter(text: string, metal: Metal, addition = ''): SymbolDrawing {
  const line = { text, centreX: 128, baseline: 194, size: 186, maxWidth: 210 }
  return {
    parts: [{ shape: letterPath(line) + addition, metal, bevel: 8.5, camber: 0.5 }],
    surround: { rim: 3, rimColour: metal.rim, shadow: 4 },
  }
}
