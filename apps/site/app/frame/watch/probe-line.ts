/** Longer than this is no line that a player could use. */
const probeTimeoutMs = 10_000

/** Whether our own server answers at all. [NET-01] */
export async function probeLine(): Promise<boolean> {
  try {
    const response = await fetch('/favicon.ico', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
    // A network that wants a login of its own answers anything, with a page.
    const type = response.headers.get('content-type') ?? ''
    return response.ok && type.startsWith('image/')
  } catch {
    // Any way of not answering is the answer no.
    return false
  }
}
