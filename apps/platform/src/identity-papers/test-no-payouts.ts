import type { WaitingPayouts } from './context.ts'

/** No withdrawal waits for a document. */
export const noPayouts: WaitingPayouts = {
  noteSent: async () => undefined,
  noteRejected: async () => undefined,
  findAskers: async () => [],
  isReliedOn: async () => false,
}
