/** The probe's time-out: a slower connection is of no use to a player. */
const probeTimeoutMs = 10_000

/** Whether our own server answers at all. [NET-01] */
export async function probeConnection(): Promise<boolean> {
  try {
    const response = await fetch('/favicon.ico', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
    // A captive portal answers every request, with its own page.
    const type = response.headers.get('content-type') ?? ''
    return response.ok && type.startsWith('image/')
  } catch {
    // On any error, the server did not answer.
    return false
  }
}
