export interface WatchedProgram {
  name: string
  url: string
}

export interface ProgramState extends WatchedProgram {
  /** `not-ready` answers, but waits for something it needs; `silent` does not answer. */
  state: 'ready' | 'not-ready' | 'silent'
}

const answerMs = 3_000

/** Asks every program at the same time whether it is ready. */
export function readProgramStates(programs: readonly WatchedProgram[]): Promise<ProgramState[]> {
  return Promise.all(programs.map(async (one) => ({ ...one, state: await readState(one.url) })))
}

async function readState(url: string): Promise<ProgramState['state']> {
  try {
    const signal = AbortSignal.timeout(answerMs)
    const response = await fetch(new URL('/readyz', url), { signal })
    await response.body?.cancel()
    return response.ok ? 'ready' : 'not-ready'
  } catch {
    return 'silent'
  }
}
