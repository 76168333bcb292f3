/** A word on the stream, and between the windows that share one; `asked`: a window has joined. */
export type StreamWord = 'asked' | 'ended' | { totalOre: number }

/** `away` takes no part any more, `waiting` is told by the leader, `leading` has the stream. */
export interface StreamState {
  role: 'away' | 'waiting' | 'leading'
  /** What the leader was told last, for those who join. */
  toldOre: number | undefined
}

/** `granted`: its turn has come. A word is `told` by its own stream, and `heard` from another window. */
export type StreamEvent =
  | { type: 'granted' | 'left' }
  | { type: 'told' | 'heard'; word: StreamWord }

/** `leave` gives the turn up, `say` tells the other windows, `show` this one. */
export type StreamEffect =
  | { do: 'open' | 'close' | 'leave' }
  | { do: 'say' | 'show'; word: StreamWord }

/** A window that somebody looks at waits for its turn, and asks the leader how things stand. */
export const joined: StreamState = { role: 'waiting', toldOre: undefined }

/**
 * One stream a browser, shared by its windows: a browser opens six connections to a host, and a stream
 * keeps one for good. One window leads; when it goes, the next in line opens a stream. [FLT-80]
 */
export function streamStep(
  state: StreamState,
  event: StreamEvent,
): readonly [StreamState, readonly StreamEffect[]] {
  if (state.role === 'away') return [state, []]
  switch (event.type) {
    case 'granted':
      return state.role === 'waiting'
        ? [{ ...state, role: 'leading' }, [{ do: 'open' }]]
        : [state, []]
    case 'left':
      return leave(state)
    case 'told':
      return told(state, event.word)
    case 'heard':
      return heard(state, event.word)
  }
}

type Step = ReturnType<typeof streamStep>

function leave(state: StreamState, last: readonly StreamEffect[] = []): Step {
  const close: readonly StreamEffect[] = state.role === 'leading' ? [{ do: 'close' }] : []
  return [{ ...state, role: 'away' }, [...last, ...close, { do: 'leave' }]]
}

function told(state: StreamState, word: StreamWord): Step {
  if (state.role !== 'leading' || word === 'asked') return [state, []]
  const effects: readonly StreamEffect[] = [
    { do: 'show', word },
    { do: 'say', word },
  ]
  if (word === 'ended') return leave(state, effects)
  return [{ ...state, toldOre: word.totalOre }, effects]
}

function heard(state: StreamState, word: StreamWord): Step {
  if (state.role === 'leading') {
    const { toldOre } = state
    const mayAnswer = word === 'asked' && toldOre !== undefined
    return [state, mayAnswer ? [{ do: 'say', word: { totalOre: toldOre } }] : []]
  }
  if (word === 'asked') return [state, []]
  return word === 'ended' ? leave(state, [{ do: 'show', word }]) : [state, [{ do: 'show', word }]]
}
