/** Which of the slides shows, and whether they go on by themselves. */
export interface Turn {
  place: number
  isPaused: boolean
}

export type TurnEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'go'; place: number }
  | { type: 'pause' }
  | { type: 'play' }

export const firstTurn: Turn = { place: 0, isPaused: false }

/** One who turns the slides by hand reads them at their own pace: they stop going on by themselves. */
export function turn(state: Turn, event: TurnEvent | { type: 'due' }, count: number): Turn {
  const at = (place: number) => (count === 0 ? 0 : (place + count) % count)
  switch (event.type) {
    case 'due':
      return { ...state, place: at(state.place + 1) }
    case 'next':
      return { place: at(state.place + 1), isPaused: true }
    case 'previous':
      return { place: at(state.place - 1), isPaused: true }
    case 'go':
      return { place: at(event.place), isPaused: true }
    case 'pause':
      return { ...state, isPaused: true }
    case 'play':
      return { ...state, isPaused: false }
  }
}
