import { seedsFrom } from '../fixed-seeds.ts'
import { inLanes, runShare } from '../many.ts'

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
  const { serverUrl, names, seedsMax, workers, onFound } = options
  const found = new Map<string, Search>()
  await inLanes(workers, names, async (mutant) => {
    const search: Search = { name: mutant, seeds: 0, failure: undefined }
    await runShare({ serverUrl, mutant, seeds: seedsFrom(1, seedsMax) }, ({ failure }) => {
      search.seeds += 1
      search.failure = failure
    })
    found.set(mutant, search)
    onFound(search)
  })
  return found
}
