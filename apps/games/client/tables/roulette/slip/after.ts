import { placed } from './placed.ts'
import type { TableEvent, TableState } from './table-state.ts'

/** The statistics cover as many results as the strip of a table shows. */
const resultsKept = 100

/** The state that follows from an event. While a round is on, the layout stands still. */
export function after(state: TableState, event: TableEvent): TableState {
  const calm = { ...state, refused: undefined }
  switch (event.type) {
    case 'chip-chosen':
      return { ...calm, chipOre: event.chipOre }
    case 'balance-told':
      return { ...state, balanceOre: event.balanceOre, stakeMaxOre: event.stakeMaxOre }
    case 'staked':
      return { ...calm, isOpen: false }
    case 'not-staked':
      return { ...calm, isOpen: true }
    case 'ended':
      return ended(calm, event.number)
    case 'laid-as':
      return { ...state, slip: event.slip, before: [] }
    case 'swept':
      return { ...calm, ...sweptOff(state) }
    default:
      return state.isOpen ? placed(calm, event) : state
  }
}

function ended(state: TableState, number: number): TableState {
  const results = [number, ...state.results].slice(0, resultsKept)
  return { ...state, results, ...sweptOff(state), isOpen: true }
}

/** A round without chips leaves those of the one before to be repeated. */
function sweptOff({ slip, last }: TableState) {
  return { last: slip.length > 0 ? slip : last, slip: [], before: [] }
}
