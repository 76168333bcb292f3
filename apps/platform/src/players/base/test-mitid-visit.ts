/** Who sits at the MitID page: one of the sandbox's people, a made-up person, or one who cancels. */
export type MitidUser = { persona: string } | { cpr: string; name: string } | 'aborts'

/** Goes through MitID as a browser does; answers the address it is sent back to. */
export async function visitMitid(authorizeUrl: string, user: MitidUser): Promise<string> {
  const browser = new Browser()
  const page = await browser.follow(await browser.send(authorizeUrl))
  const form = new URLSearchParams(user === 'aborts' ? { action: 'abort' } : { action: 'login' })
  if (user !== 'aborts') for (const [name, value] of Object.entries(user)) form.set(name, value)
  const sent = await browser.send(page, { method: 'POST', body: form })
  return browser.follow(sent)
}

/** Cookies, and redirects one by one, until the answer is a page or leads to the site. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async send(url: string, init: RequestInit = {}): Promise<{ url: string; response: Response }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { url, response }
  }

  async follow(sent: { url: string; response: Response }): Promise<string> {
    const location = sent.response.headers.get('location')
    if (!location) {
      if (!sent.response.ok) throw new Error(`MitID answered ${await sent.response.text()}`)
      return sent.url
    }
    const next = new URL(location, sent.url)
    if (next.pathname === '/mitid/retur') return next.href
    return this.follow(await this.send(next.href))
  }
}
