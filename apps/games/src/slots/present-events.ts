import type { ClientEvent } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import type {
  CompiledGame,
  Grid,
  HeldCoin,
  MarkedCell,
  Position,
  RoundEvent,
  Win,
} from '@nordlys/game-math'

type ClientWin = Extract<ClientEvent, { kind: 'wins' }>['wins'][number]

/** The events of a round as the client shows them: symbols by index, cells as pairs. */
export function presentEvents(game: CompiledGame, events: readonly RoundEvent[]): ClientEvent[] {
  return events.map((event) => presentEvent(game, event))
}

function presentEvent(game: CompiledGame, event: RoundEvent): ClientEvent {
  switch (event.kind) {
    case 'reels': {
      const { held, twins, ...reels } = event
      return {
        ...reels,
        stops: [...event.stops],
        grid: gridOf(game, event.grid),
        ...(held && { held: [...held] }),
        ...(twins && { twins: [...twins] }),
      }
    }
    case 'change':
      return { ...event, cells: event.cells.map(cell), grid: gridOf(game, event.grid) }
    case 'upgrade':
      return {
        ...event,
        symbol: symbolOf(game, event.symbol),
        cells: event.cells.map(cell),
        grid: gridOf(game, event.grid),
      }
    case 'grid':
      return { ...event, grid: gridOf(game, event.grid) }
    case 'wins':
      return { ...event, wins: event.wins.map((win) => presentWin(game, win)) }
    case 'tumble':
      return {
        ...event,
        removed: event.removed.map(cell),
        entered: gridOf(game, event.entered),
        grid: gridOf(game, event.grid),
      }
    case 'mark':
      return { ...event, cells: event.cells.map(presentMark) }
    case 'orbs':
      return { ...event, orbs: event.orbs.map(presentMark) }
    case 'hold-start':
      return { ...event, held: event.held.map(presentCoin) }
    case 'hold-spin':
      return { ...event, landed: event.landed.map(presentCoin) }
    case 'free-spins': {
      const { special, ...won } = event
      return { ...won, ...(special !== undefined && { special: symbolOf(game, special) }) }
    }
    case 'hold-end':
    case 'chest':
    case 'wheel':
    case 'cap':
      return event
  }
}

function presentWin(game: CompiledGame, win: Win): ClientWin {
  const positions = win.positions.map(cell)
  if (win.kind === 'scatter') return { ...win, positions }
  return { ...win, symbol: symbolOf(game, win.symbol), positions }
}

function presentMark({ times, ...position }: MarkedCell) {
  return { position: cell(position), times }
}

function presentCoin({ coins, prize, collects, ...position }: HeldCoin) {
  return {
    position: cell(position),
    coins,
    ...(prize !== undefined && { prize }),
    ...(collects && { collects }),
  }
}

function gridOf(game: CompiledGame, grid: Grid): number[][] {
  return grid.map((column) => column.map((key) => symbolOf(game, key)))
}

function cell({ reel, row }: Position): [number, number] {
  return [reel, row]
}

/** The index of a symbol, by which the client knows it. */
function symbolOf(game: CompiledGame, key: string): number {
  const index = game.keys.indexOf(key)
  return required(index < 0 ? undefined : index, `symbol ${key}`)
}
