/** One of the stand-in's people by key, or somebody made up. */
export type AtMitid = string | { cpr: string; name: string }

/**
 * Goes through MitID's pages as a browser does; answers the address the browser is sent back to. A page
 * of the stand-in's is a form with `action`, and `persona` or a person's `cpr` and `name`.
 */
export async function visitBroker(authorizeUrl: string, who: AtMitid): Promise<string> {
  const visit = new Visit()
  const page = await visit.arrive(await visit.ask(authorizeUrl))
  const person = typeof who === 'string' ? { persona: who } : who
  const body = new URLSearchParams({ action: 'login', ...person })
  return visit.arrive(await visit.ask(page, { method: 'POST', body }))
}

/** A browser without a window: cookies, and redirects one at a time, until the site is reached. */
class Visit {
  readonly #cookies = new Map<string, string>()

  async ask(url: string, init: RequestInit = {}): Promise<{ url: string; answer: Response }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const split = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, split), pair.slice(split + 1))
    }
    return { url, answer }
  }

  async arrive({ url, answer }: { url: string; answer: Response }): Promise<string> {
    const location = answer.headers.get('location')
    if (!location) {
      if (answer.ok) return url
      throw new Error(`MitID answered ${answer.status}: ${await answer.text()}`)
    }
    const next = new URL(location, url)
    if (next.pathname === '/mitid/retur') return next.href
    return this.arrive(await this.ask(next.href))
  }
}
