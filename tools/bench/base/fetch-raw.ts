import { request } from 'node:http'

export const asBrowser = { 'accept-encoding': 'br', accept: 'text/html' }

/** The bytes of the wire, which `fetch` would have decompressed. */
export async function fetchRaw(
  url: string,
  path: string,
  headers: Record<string, string> = asBrowser,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    })
    asked.on('error', reject)
    asked.end()
  })
}
