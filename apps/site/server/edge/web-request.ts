import type { FastifyRequest } from 'fastify'

/** The request as the router reads it. The origin is ours, never what the address claims. */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    ...(Buffer.isBuffer(request.body) && { body: Uint8Array.from(request.body) }),
    ...(request.body instanceof ReadableStream && { body: request.body, duplex: 'half' }),
  })
}

/** Whether what was sent is the form that it says to be; pages read it without a second thought. */
export async function bringsAForm(request: Request): Promise<boolean> {
  if (!request.headers.has('content-type')) return false
  try {
    await request.clone().formData()
    return true
  } catch {
    // Cut off, or of other fields than it says: what the client did wrong.
    return false
  }
}
