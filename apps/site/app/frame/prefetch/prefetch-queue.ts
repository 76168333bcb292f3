import { prefetchesAtOnce } from '../../ground/constants/business-constants.ts'

/**
 * Fetches routes ahead, each once and in the order they were wished for; a few at a time and no more,
 * since what a player waits for must not wait for what they may want. [NAV-06]
 */
export class PrefetchQueue<Route> {
  readonly #fetchRoute: (route: Route) => Promise<void>
  readonly #seen = new Set<string>()
  readonly #waiting: Route[] = []
  #running = 0

  /** `fetchRoute` never rejects: what could not be fetched ahead is fetched when it is needed. */
  constructor(fetchRoute: (route: Route) => Promise<void>) {
    this.#fetchRoute = fetchRoute
  }

  want(key: string, route: Route): void {
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#waiting.push(route)
    this.#startNext()
  }

  #startNext(): void {
    if (this.#running >= prefetchesAtOnce) return
    const route = this.#waiting.shift()
    if (route === undefined) return
    this.#running += 1
    void this.#fetchRoute(route).finally(() => {
      this.#running -= 1
      this.#startNext()
    })
  }
}
