import { callHeaders } from '@nordlys/contracts'
import type { Clock, PlayerId } from '@nordlys/core'
import Fastify from 'fastify'
import type { Edge } from './edge.ts'
import { programCredential } from './test-store.ts'

/** A player's own calls over HTTP, as the site asks them, with a session that a test names. */
export class OwnCalls implements AsyncDisposable {
  /** Whose session it is; nobody's when undefined. */
  asking: { playerId: PlayerId; loggedInAt: Date } | undefined
  readonly #app = Fastify()

  constructor(clock: Clock, register: (edge: Edge) => void) {
    register({
      app: this.#app,
      clock,
      serviceCredentials: { site: programCredential },
      findSession: async () =>
        this.asking && {
          ...this.asking,
          sessionId: 'handle',
          expiresAt: clock.now(),
          standing: 'open' as const,
        },
    })
  }

  ask({ path }: { path: string }, payload: object = {}) {
    const headers = {
      [callHeaders.credential]: `Bearer ${programCredential}`,
      [callHeaders.sessionSecret]: 'secret',
      [callHeaders.sessionHandle]: 'handle',
    }
    return this.#app.inject({ method: 'POST', url: path, headers, payload })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#app.close()
  }
}
