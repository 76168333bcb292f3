import { describe, expect, test } from 'vitest'
import {
  burstAt,
  hasSettled,
  landingsOf,
  planFill,
  planRest,
  planTumble,
  rowAt,
} from './fall-plan.ts'

const before = [
  [1, 2, 3],
  [4, 5],
]
const lastMs = 10_000

/** What lies in each cell when everything has come to its place. */
function gridOf(pieces: readonly ReturnType<typeof planRest>[number][]): number[][] {
  const grid: number[][] = []
  for (const piece of pieces.filter(({ fate }) => fate === 'stays')) {
    const column = grid[piece.reel] ?? []
    column[rowAt(piece, lastMs)] = piece.symbol
    grid[piece.reel] = column
  }
  return grid
}

describe('a filling', () => {
  const after = [
    [6, 7],
    [8, 9, 6, 7],
  ]
  const pieces = planFill(before, after)

  test('ends with the new grid, whatever heights its reels have', () => {
    expect(gridOf(pieces)).toEqual(after)
  })

  test('leaves nothing of the old one in sight', () => {
    const old = pieces.filter(({ fate }) => fate === 'leaves')
    expect(old).toHaveLength(5)
    for (const piece of old) expect(rowAt(piece, lastMs)).toBeGreaterThan(piece.rows)
  })

  test('begins above the board, the lowest row first and from the left', () => {
    for (const piece of pieces.filter(({ fate }) => fate === 'stays')) {
      expect(rowAt(piece, 0)).toBeLessThanOrEqual(-1)
    }
    const [left = 0, right = 0] = landingsOf(pieces)
    expect(right).toBeGreaterThan(left)
  })
})

describe('a tumble', () => {
  const tumble = {
    kind: 'tumble',
    removed: [
      [0, 1],
      [1, 0],
      [1, 1],
    ] as [number, number][],
    entered: [[7], [8, 9]],
    grid: [
      [7, 1, 3],
      [8, 9],
    ],
    multiplier: 2,
  } as const
  const pieces = planTumble(before, { ...tumble, removed: [...tumble.removed] } as never)

  test('ends with the grid the server told', () => {
    expect(gridOf(pieces)).toEqual(tumble.grid)
  })

  test('bursts exactly what won, where it stood, before anything falls', () => {
    const bursting = pieces.filter(({ fate }) => fate === 'goes')
    expect(bursting.map(({ reel, fromRow }) => [reel, fromRow])).toEqual(tumble.removed)
    for (const piece of bursting) expect(burstAt(piece, piece.endMs)).toBe(1)
    const falling = pieces.filter(({ fromRow, toRow }) => fromRow !== toRow)
    for (const { startMs } of falling)
      expect(startMs).toBeGreaterThanOrEqual(bursting[0]?.endMs ?? 0)
  })

  test('moves what stood above by the cells that went, and nothing that lay below', () => {
    const one = pieces.find(({ symbol, fate }) => symbol === 1 && fate === 'stays')
    expect([one?.fromRow, one?.toRow]).toEqual([0, 1])
    const three = pieces.find(({ symbol, fate }) => symbol === 3 && fate === 'stays')
    expect([three?.fromRow, three?.toRow]).toEqual([2, 2])
  })

  test('never moves a symbol upwards but for the bounce at its place', () => {
    for (const piece of pieces) {
      for (let atMs = 0; atMs < piece.endMs - 1; atMs += 1) {
        expect(rowAt(piece, atMs + 1)).toBeGreaterThanOrEqual(rowAt(piece, atMs))
      }
    }
  })

  test('is over when the last bounce is', () => {
    expect(hasSettled(pieces, 0)).toBe(false)
    expect(hasSettled(pieces, lastMs)).toBe(true)
  })
})

test('a grid at rest moves nothing', () => {
  const pieces = planRest(before)
  expect(gridOf(pieces)).toEqual(before)
  expect(hasSettled(pieces, 0)).toBe(true)
  expect(landingsOf(pieces)).toEqual([])
})
