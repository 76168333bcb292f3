import { createCaller, NeighbourError, readReconciliation } from '@nordlys/contracts'

export interface ReconciledParty {
  party: string
  openDifferences: number
  outcome: 'agreed' | 'different' | 'failed' | undefined
  finishedAt: Date | undefined
}

const answerMs = 3_000

/** How the books stand against the outside parties; undefined when the platform does not say. */
export async function readReconciledParties(platform: {
  platformUrl: string
  serviceCredential: string
}): Promise<ReconciledParty[] | undefined> {
  const { platformUrl, serviceCredential } = platform
  const caller = createCaller({
    baseUrl: platformUrl,
    credential: serviceCredential,
    timeoutMs: answerMs,
  })
  try {
    const { parties } = await caller.call(readReconciliation, {})
    return parties.map(({ party, openDifferences, outcome, finishedAt }) => ({
      party,
      openDifferences,
      outcome,
      finishedAt,
    }))
  } catch (error) {
    if (error instanceof NeighbourError) return undefined
    throw error
  }
}
