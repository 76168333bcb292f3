import type { FastifyRequest } from 'fastify'

/** The request as the router reads it. The origin is ours, never what the address claims. */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    ...(hasBody && { body: Uint8Array.from(request.body as Buffer) }),
  })
}
