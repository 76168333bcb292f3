import type { FastifyReply } from 'fastify'

/** A paper keeps a processor busy for seconds, and pages are made by the same one. */
const papersAtOnce = 2
/** When somebody who is refused may try again. */
export const paperWaitSeconds = 5

/** The PDFs that are being made by this program. */
export class PapersAtOnce {
  readonly #papers = new Set<FastifyReply>()

  /** Whether one more may be made now; it is over when its answer is, sent or not. */
  take(reply: FastifyReply): boolean {
    if (this.#papers.size >= papersAtOnce) return false
    this.#papers.add(reply)
    for (const end of ['finish', 'close']) reply.raw.once(end, () => this.#papers.delete(reply))
    return true
  }
}
