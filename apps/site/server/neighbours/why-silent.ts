import { NeighbourError } from '@nordlys/contracts'

/** What a log says of a question that got no answer: an outage by its reason, and a bug with its stack. */
export function whySilent(error: unknown): { because: string } | { err: unknown } {
  return error instanceof NeighbourError ? { because: error.message } : { err: error }
}
