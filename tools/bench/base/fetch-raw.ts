import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export const asBrowser = { 'accept-encoding': 'br', accept: 'text/html' }

/** The bytes of the wire, which `fetch` would have decompressed. */
export async function fetchRaw(
  url: string,
  path: string,
  headers: Record<string, string> = asBrowser,
): Promise<Buffer> {
  const asked = request(new URL(path, url), { headers }).end()
  const [answer] = await once(asked, 'response')
  return buffer(answer)
}
