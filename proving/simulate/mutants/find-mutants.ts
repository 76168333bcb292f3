import { fork } from 'node:child_process'

/** What came of looking for one mutant. */
export interface Search {
  name: string
  /** How many were run, the one that failed included. */
  seeds: number
  /** Undefined when no seed failed. */
  failure: string | undefined
}

/** Looks for mutants by seeds from one on, in worker processes that share a server. */
export async function findMutants(options: {
  serverUrl: string
  names: readonly string[]
  seedsMax: number
  workers: number
  onFound: (search: Search) => void
}): Promise<Map<string, Search>> {
  const { names, workers, onFound } = options
  const left = [...names]
  const found = new Map<string, Search>()
  const work = async () => {
    const { serverUrl, seedsMax } = options
    const worker = fork(new URL('./worker.ts', import.meta.url), [serverUrl, `${seedsMax}`])
    const hasEnded = new Promise((resolve) => worker.once('exit', resolve))
    worker.on('message', (search: Search) => {
      found.set(search.name, search)
      onFound(search)
      goOn()
    })
    const goOn = () => {
      const name = left.shift()
      if (name) worker.send(name)
      else worker.disconnect()
    }
    goOn()
    const code = await hasEnded
    if (code !== 0) throw new Error(`a worker ended with ${code}`)
  }
  await Promise.all(Array.from({ length: workers }, work))
  return found
}
