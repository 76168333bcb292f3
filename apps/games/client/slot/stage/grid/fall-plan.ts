import type { ClientEvent } from '@nordlys/contracts'
import type { Grid } from '../../round/story.ts'

/** One symbol's way in one motion of the grid. Rows count from the top; times from the start. */
export interface Piece {
  readonly symbol: number
  readonly reel: number
  /** How many rows its reel shows, which is how high its cell is. */
  readonly rows: number
  readonly fromRow: number
  readonly toRow: number
  readonly startMs: number
  /** When it lands, or is gone. */
  readonly endMs: number
  /** `goes` stands in its cell and bursts; `leaves` falls out of sight. */
  readonly fate: 'stays' | 'goes' | 'leaves'
}

type Tumble = Extract<ClientEvent, { kind: 'tumble' }>

/** A row takes this long at first; a deep fall is faster by the row, as things that fall are. */
const oneRowMs = 150
const reelGapMs = 55
const rowGapMs = 26
const emptyMs = 240
const burstMs = 300
const bounceMs = 150
const bounceDepth = 0.07

/** Every cell is filled again: its symbol falls out below, and the new symbols come after it. */
export function planFill(before: Grid, after: Grid): Piece[] {
  const leaving = before.flatMap((column, reel) =>
    column.map((symbol, row) => {
      const startMs = reel * reelGapMs + (column.length - 1 - row) * rowGapMs
      return falling({ symbol, reel, rows: column.length, startMs }, row, row + column.length + 1)
    }),
  )
  const waitMs = before.length > 0 ? emptyMs : 0
  const entering = after.flatMap((column, reel) =>
    column.map((symbol, row) => {
      const startMs = waitMs + reel * reelGapMs + (column.length - 1 - row) * rowGapMs
      return falling({ symbol, reel, rows: column.length, startMs }, row - column.length - 1, row)
    }),
  )
  return [...leaving.map((piece): Piece => ({ ...piece, fate: 'leaves' })), ...entering]
}

/** Winning symbols burst, those above them fall, and new symbols come from the top. */
export function planTumble(before: Grid, { removed, entered, grid }: Tumble): Piece[] {
  const gone = new Set(removed.map(([reel, row]) => `${reel},${row}`))
  return grid.flatMap((column, reel) => {
    const rows = column.length
    const old = before[reel] ?? []
    const fresh = entered[reel]?.length ?? 0
    const staying = old.flatMap((_, row) => (gone.has(`${reel},${row}`) ? [] : [row]))
    const bursting = old.flatMap((symbol, row): Piece[] =>
      gone.has(`${reel},${row}`)
        ? [
            {
              symbol,
              reel,
              rows,
              fromRow: row,
              toRow: row,
              startMs: 0,
              endMs: burstMs,
              fate: 'goes',
            },
          ]
        : [],
    )
    const moving = column.map((symbol, row) => {
      const fromRow = row < fresh ? row - fresh : (staying[row - fresh] ?? row)
      const startMs = burstMs + (rows - 1 - row) * rowGapMs
      return falling({ symbol, reel, rows, startMs }, fromRow, row)
    })
    return [...bursting, ...moving]
  })
}

/** Everything in its place. */
export function planRest(grid: Grid): Piece[] {
  return grid.flatMap((column, reel) =>
    column.map((symbol, row) =>
      falling({ symbol, reel, rows: column.length, startMs: 0 }, row, row),
    ),
  )
}

function falling(
  of: Pick<Piece, 'symbol' | 'reel' | 'rows' | 'startMs'>,
  fromRow: number,
  toRow: number,
): Piece {
  const endMs = of.startMs + oneRowMs * Math.sqrt(toRow - fromRow)
  return { ...of, fromRow, toRow, endMs, fate: 'stays' }
}

/** Where a piece is, in rows from the top: faster and faster, and a small bounce at its place. */
export function rowAt(piece: Piece, atMs: number): number {
  const { fromRow, toRow, startMs, endMs, fate } = piece
  if (fromRow === toRow || atMs >= endMs + bounceMs) return toRow
  if (atMs <= startMs) return fromRow
  if (atMs < endMs) {
    const share = (atMs - startMs) / (endMs - startMs)
    return fromRow + (toRow - fromRow) * share * share
  }
  if (fate !== 'stays') return toRow
  return toRow - bounceDepth * Math.sin((Math.PI * (atMs - endMs)) / bounceMs)
}

/** How far a piece that goes has burst, from 0 to 1. */
export function burstAt({ fate, startMs, endMs }: Piece, atMs: number): number {
  if (fate !== 'goes') return 0
  return Math.min(1, Math.max(0, (atMs - startMs) / (endMs - startMs)))
}

export function hasSettled(pieces: readonly Piece[], atMs: number): boolean {
  return pieces.every(({ fromRow, toRow, endMs }) => {
    return atMs >= endMs + (fromRow === toRow ? 0 : bounceMs)
  })
}

/** When everything that comes to rest in each reel lies there. */
export function landingsOf(pieces: readonly Piece[]): number[] {
  const landings: number[] = []
  for (const { reel, fate, fromRow, toRow, endMs } of pieces) {
    if (fate === 'stays' && fromRow !== toRow) {
      landings[reel] = Math.max(landings[reel] ?? 0, endMs)
    }
  }
  return landings
}
