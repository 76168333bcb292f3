import { Container, Sprite, Texture } from 'pixi.js'
import type { Board, Cell, Grid } from '../../round/story.ts'
import type { Motion, MovingEvent, Pace } from '../base/motion.ts'
import {
  type Ground,
  leftOf,
  type Measures,
  measure,
  paintBurst,
  paintDrums,
  paintLight,
  paintWells,
} from '../base/painted.ts'
import { hurriedRate, QuickTime, rateOf } from '../base/quick-time.ts'
import { hideFrom, spriteAt } from '../base/sprite-at.ts'
import type { SymbolTextures } from '../base/symbol-textures.ts'
import {
  burstAt,
  hasSettled,
  landingsOf,
  type Piece,
  planFill,
  planRest,
  planTumble,
  rowAt,
} from './fall-plan.ts'
import { MarkLayer } from './mark-layer.ts'
import { OrbLayer } from './orb-layer.ts'

export interface GridLook {
  readonly ground: Ground
  /** The colour of the light in which symbols go. */
  readonly accent: string
  /** Columns of changing height show no wells. */
  readonly isFlexible: boolean
}

const dimmed = 0xe4e4e4
const fullLight = 0xffffff
const symbolShare = 0.94

/** A grid whose symbols fall: into an empty board, and into what wins have left empty. */
export class TumblingGrid implements Motion {
  readonly view = new Container()
  readonly #textures: SymbolTextures
  readonly #look: GridLook
  readonly #board = new Sprite()
  readonly #marks = new MarkLayer()
  readonly #orbs: OrbLayer
  readonly #lampLayer = new Container<Sprite>()
  readonly #symbolLayer = new Container<Sprite>()
  readonly #burstLayer = new Container<Sprite>()
  readonly #burst: Texture
  readonly #lights = new Map<number, Texture>()
  #lightOf = (_rows: number): Texture => Texture.EMPTY
  #measures: Measures = measure(1, 1, 1, 1)
  #grid: Grid = []
  #pieces: readonly Piece[] = []
  #lit: readonly Cell[] = []
  /** The pieces in the lit cells, each with its place among all. */
  #litPieces: [number, Piece][] = []
  #time = new QuickTime(1)
  #landings: number[] = []
  #pace: Pace | undefined

  constructor(textures: SymbolTextures, look: GridLook, restingGrid: Grid) {
    this.#textures = textures
    this.#look = look
    this.#burst = Texture.from(paintBurst(look.accent))
    this.#orbs = new OrbLayer(this.#burst)
    const { embers, plates } = this.#marks
    const layers = [
      embers,
      this.#lampLayer,
      this.#symbolLayer,
      plates,
      this.#burstLayer,
      this.#orbs.view,
    ]
    this.view.addChild(this.#board, ...layers)
    this.#settle(restingGrid)
  }

  plays(kind: string): boolean {
    return ['grid', 'tumble', 'mark', 'orbs'].includes(kind)
  }

  place(measures: Measures, resolution: number): void {
    const { width, height, cellWidth } = measures
    this.#measures = measures
    this.#board.texture.destroy(this.#board.texture !== Texture.EMPTY)
    const paint = this.#look.isFlexible ? paintDrums : paintWells
    this.#board.texture = Texture.from(paint(measures, resolution, this.#look.ground))
    this.#board.setSize(width, height)
    for (const light of this.#lights.values()) light.destroy(true)
    this.#lights.clear()
    this.#marks.place(measures, resolution)
    this.#orbs.place(measures)
    this.#lightOf = (rows) => {
      const known = this.#lights.get(rows)
      if (known) return known
      const light = Texture.from(paintLight(cellWidth, height / rows, resolution))
      this.#lights.set(rows, light)
      return light
    }
    this.#draw(0)
    this.light(this.#lit)
  }

  rest({ grid, marks }: Board): void {
    this.#marks.show(marks)
    this.#settle(grid)
    this.#draw(0)
  }

  begin(event: MovingEvent, pace: Pace, { grid, marks }: Board): void {
    if (event.kind === 'grid') this.#pieces = planFill(this.#grid, event.grid)
    else if (event.kind === 'tumble') this.#pieces = planTumble(this.#grid, event)
    else if (event.kind === 'mark' || event.kind === 'orbs') this.#pieces = planRest(this.#grid)
    else return
    this.#marks.show(marks, event.kind === 'mark' ? event.cells : [])
    this.#orbs.begin(event.kind === 'orbs' ? event.orbs : [])
    this.#grid = grid
    this.#time = new QuickTime(rateOf(pace))
    this.#landings = landingsOf(this.#pieces)
    this.#pace = pace
  }

  hurry(atMs: number): void {
    this.#time.quicken(atMs, hurriedRate)
  }

  step(atMs: number): boolean {
    const sinceMs = this.#time.at(atMs)
    for (const [reel, landingMs] of this.#landings.entries()) {
      if (landingMs === undefined || sinceMs < landingMs) continue
      this.#landings[reel] = Number.POSITIVE_INFINITY
      this.#pace?.onLanded(reel)
    }
    const isFlaring = this.#marks.step(sinceMs)
    const isFlying = this.#orbs.step(sinceMs)
    const isMoving = isFlaring || isFlying || !hasSettled(this.#pieces, sinceMs)
    if (!isMoving) this.#settle(this.#grid)
    this.#draw(isMoving ? sinceMs : 0)
    return isMoving
  }

  light(cells: readonly Cell[]): void {
    this.#lit = cells
    this.#marks.light(cells)
    for (const [index, [reel, row]] of cells.entries()) {
      const rows = this.#grid[reel]?.length ?? 1
      const lamp = spriteAt(this.#lampLayer, index)
      lamp.texture = this.#lightOf(rows)
      lamp.anchor.set(0)
      lamp.setSize(this.#measures.cellWidth, this.#measures.height / rows)
      lamp.position.set(leftOf(this.#measures, reel), (row * this.#measures.height) / rows)
      lamp.visible = true
    }
    hideFrom(this.#lampLayer, cells.length)
    const places = new Set(cells.map(([reel, row]) => placeOf(reel, row)))
    this.#litPieces = []
    for (const [index, piece] of this.#pieces.entries()) {
      const isLit = places.has(placeOf(piece.reel, piece.toRow))
      if (isLit) this.#litPieces.push([index, piece])
      spriteAt(this.#symbolLayer, index).tint = cells.length > 0 && !isLit ? dimmed : fullLight
    }
  }

  pulse(swing: number): void {
    for (const [index, piece] of this.#litPieces) {
      const size = this.#sizeOf(piece) * (1.03 + 0.035 * swing)
      spriteAt(this.#symbolLayer, index).setSize(size)
    }
  }

  #settle(grid: Grid): void {
    this.#grid = grid
    this.#pieces = planRest(grid)
    this.#landings = []
  }

  #draw(atMs: number): void {
    let bursts = 0
    for (const [index, piece] of this.#pieces.entries()) {
      const texture = this.#textures.still[piece.symbol]
      const burst = burstAt(piece, atMs)
      const row = rowAt(piece, atMs)
      const sprite = spriteAt(this.#symbolLayer, index)
      sprite.visible = texture !== undefined && burst < 1 && row > -1 && row < piece.rows
      if (!texture || !sprite.visible) continue
      const size = this.#sizeOf(piece)
      sprite.texture = texture
      // It swells a little, and then there is only light.
      sprite.setSize(size * (1 + 0.22 * burst))
      sprite.alpha = 1 - burst * burst
      sprite.position.set(...this.#middle(piece, row))
      if (burst === 0) continue
      const ring = spriteAt(this.#burstLayer, bursts)
      bursts += 1
      ring.texture = this.#burst
      ring.visible = true
      ring.setSize(size * (0.5 + 0.8 * burst))
      ring.alpha = Math.sin(Math.PI * burst)
      ring.position.set(...this.#middle(piece, row))
    }
    hideFrom(this.#symbolLayer, this.#pieces.length)
    hideFrom(this.#burstLayer, bursts)
  }

  #middle({ reel, rows }: Piece, row: number): [number, number] {
    const { cellWidth, height } = this.#measures
    return [leftOf(this.#measures, reel) + cellWidth / 2, ((row + 0.5) * height) / rows]
  }

  #sizeOf({ rows }: Piece): number {
    return Math.min(this.#measures.cellWidth, this.#measures.height / rows) * symbolShare
  }
}

/** One number for a cell; no board is so high that two share it. */
function placeOf(reel: number, row: number): number {
  return reel * 100 + row
}
