import { Container, Sprite, Texture } from 'pixi.js'
import type { Board, Cell, Grid } from '../../round/story.ts'
import type { Motion, MovingEvent, Pace } from '../motion.ts'
import {
  type Ground,
  leftOf,
  type Measures,
  measure,
  paintBurst,
  paintDrums,
  paintLight,
  paintWells,
} from '../painted.ts'
import { hurriedRate, QuickTime, rateOf } from '../quick-time.ts'
import type { SymbolTextures } from '../symbol-textures.ts'
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
  #time = new QuickTime(1)
  #landings: number[] = []
  #pace: Pace | undefined

  constructor(textures: SymbolTextures, look: GridLook, restingGrid: Grid) {
    this.#textures = textures
    this.#look = look
    this.#burst = Texture.from(paintBurst(look.accent))
    this.view.addChild(this.#board, this.#lampLayer, this.#symbolLayer, this.#burstLayer)
    this.#settle(restingGrid)
  }

  plays(kind: string): boolean {
    return kind === 'grid' || kind === 'tumble'
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

  rest({ grid }: Board): void {
    this.#settle(grid)
    this.#draw(0)
  }

  begin(event: MovingEvent, pace: Pace): void {
    if (event.kind === 'grid') this.#pieces = planFill(this.#grid, event.grid)
    else if (event.kind === 'tumble') this.#pieces = planTumble(this.#grid, event)
    else return
    this.#grid = event.grid
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
    const isMoving = !hasSettled(this.#pieces, sinceMs)
    if (!isMoving) this.#settle(this.#grid)
    this.#draw(isMoving ? sinceMs : 0)
    return isMoving
  }

  light(cells: readonly Cell[]): void {
    this.#lit = cells
    const lamps = this.#lampLayer.children
    for (const lamp of lamps) lamp.visible = false
    for (const [index, [reel, row]] of cells.entries()) {
      const rows = this.#grid[reel]?.length ?? 1
      const lamp = spriteAt(this.#lampLayer, index)
      lamp.texture = this.#lightOf(rows)
      lamp.anchor.set(0)
      lamp.setSize(this.#measures.cellWidth, this.#measures.height / rows)
      lamp.position.set(leftOf(this.#measures, reel), (row * this.#measures.height) / rows)
      lamp.visible = true
    }
    for (const [index, { reel, toRow }] of this.#pieces.entries()) {
      const isLit = cells.some(([of, row]) => of === reel && row === toRow)
      spriteAt(this.#symbolLayer, index).tint = cells.length > 0 && !isLit ? dimmed : fullLight
    }
  }

  pulse(swing: number): void {
    if (this.#lit.length === 0) return
    for (const [index, piece] of this.#pieces.entries()) {
      if (!this.#lit.some(([reel, row]) => reel === piece.reel && row === piece.toRow)) continue
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
    for (const sprite of this.#symbolLayer.children) sprite.visible = false
    for (const sprite of this.#burstLayer.children) sprite.visible = false
    let bursts = 0
    for (const [index, piece] of this.#pieces.entries()) {
      const texture = this.#textures.still[piece.symbol]
      const burst = burstAt(piece, atMs)
      const row = rowAt(piece, atMs)
      if (!texture || burst === 1 || row <= -1 || row >= piece.rows) continue
      const sprite = spriteAt(this.#symbolLayer, index)
      const size = this.#sizeOf(piece)
      sprite.texture = texture
      sprite.visible = true
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
  }

  #middle({ reel, rows }: Piece, row: number): [number, number] {
    const { cellWidth, height } = this.#measures
    return [leftOf(this.#measures, reel) + cellWidth / 2, ((row + 0.5) * height) / rows]
  }

  #sizeOf({ rows }: Piece): number {
    return Math.min(this.#measures.cellWidth, this.#measures.height / rows) * symbolShare
  }
}

/** The sprite at this place of a layer, made when it is first asked for. */
function spriteAt(layer: Container<Sprite>, index: number): Sprite {
  const known = layer.children[index]
  if (known) return known
  layer.addChild(new Sprite({ anchor: 0.5, visible: false }))
  return spriteAt(layer, index)
}
