import { problemOf } from './room.ts'
import { added, type Slip, stakedOn, withMore } from './slip.ts'
import type { Placing, TableState } from './table-state.ts'

/** The state after chips are placed or moved. A wish beyond a limit moves no chip at all. */
export function placed(state: TableState, event: Placing): TableState {
  const { slip, chipOre, before } = state
  switch (event.type) {
    case 'undone':
      return { ...state, slip: before.at(-1) ?? slip, before: before.slice(0, -1) }
    case 'taken-back': {
      const lessOre = Math.min(chipOre, stakedOn(slip, event.spotId))
      return lessOre > 0 ? put(state, withMore(slip, event.spotId, -lessOre)) : state
    }
    case 'moved': {
      const movedOre = event.from === event.to ? 0 : stakedOn(slip, event.from)
      if (movedOre === 0) return state
      return tried(state, withMore(withMore(slip, event.from, -movedOre), event.to, movedOre))
    }
    case 'cleared':
      return slip.length > 0 ? put(state, []) : state
    case 'placed':
      return tried(state, withMore(slip, event.spotId, chipOre))
    case 'announced': {
      const chips = event.bet.chips.map(([id, count]) => [id, count * chipOre] as const)
      return tried(state, added(slip, chips))
    }
    case 'doubled':
      return slip.length > 0 ? tried(state, added(slip, slip)) : state
    case 'repeated':
      return state.last.length > 0 ? tried(state, state.last) : state
    case 'favourite-placed':
      return tried(state, event.slip)
  }
}

function tried(state: TableState, slip: Slip): TableState {
  const refused = problemOf(state.rules, slip, state)
  return refused ? { ...state, refused } : put(state, slip)
}

function put(state: TableState, slip: Slip): TableState {
  return { ...state, slip, before: [...state.before, state.slip] }
}
