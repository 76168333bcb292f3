/** A browser without a window: keeps cookies and follows redirects within one origin. */
export class Visitor {
  readonly #cookies = new Map<string, string>()
  readonly #home: string

  constructor(home: string) {
    this.#home = home
  }

  /** @returns the last page, or the address outside the home to which it led */
  async open(url: string, init: RequestInit = {}): Promise<{ page?: Response; left?: URL }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const location = response.headers.get('location')
    if (!location) return { page: response }
    const next = new URL(location, url)
    await response.body?.cancel()
    return next.origin === this.#home ? this.open(next.href) : { left: next }
  }

  send(url: string, form: Record<string, string>) {
    return this.open(url, { method: 'POST', body: new URLSearchParams(form) })
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(at + 1))
  }
}
