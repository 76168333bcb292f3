import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { refuseRequest } from './reject-unknown-requests.ts'

/** The pages that take files, and their data, which a case's own number covers as well. */
const uploadAddresses = [
  '/min-konto/profil',
  '/min-konto/profil.data',
  '/min-konto/profil/dokumenter/filer',
  '/min-konto/klager',
  '/min-konto/klager.data',
  '/min-konto/klager/:number',
]

/** Room to answer files that are too large or too many, and no more. */
const defaultBounds = { bytesMax: 64 * 1_024 * 1_024, idleMs: 20_000, wholeMs: 180_000 }

/** The longest that any request may take to come in. */
export const uploadWholeMs = defaultBounds.wholeMs

export interface BodyBounds {
  bytesMax: number
  /** The longest rest between two pieces. */
  idleMs: number
  wholeMs: number
}

/**
 * Forms with files: they reach the page as they come, so that nothing of one is held before the page's
 * guards have let its sender in. [SEC-89]
 */
export function addUploads(
  server: FastifyInstance,
  handler: RouteHandlerMethod,
  bounds: BodyBounds = defaultBounds,
): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data')
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      done(null, boundedBody(body, bounds))
    })
    scope.addHook('onRequest', async (request, reply) => {
      // A body not read when the answer is ready is never read.
      reply.header('connection', 'close')
      const isTooLong = Number(request.headers['content-length'] ?? 0) > bounds.bytesMax
      return isTooLong ? refuseRequest(reply, 413) : undefined
    })
    for (const url of uploadAddresses) scope.route({ method: 'POST', url, handler })
  })
}

/** Whether a request's body is a form with files, which has bounds of its own. */
export function isUpload({ method, headers, routeOptions }: FastifyRequest): boolean {
  const isFiles = String(headers['content-type'] ?? '').startsWith('multipart/form-data')
  return method === 'POST' && isFiles && uploadAddresses.includes(routeOptions.url ?? '')
}

/** A body outgrew its bounds, in bytes or in time. */
export class BodyRefused extends Error {
  override name = 'BodyRefused'
  readonly statusCode: number

  constructor(statusCode: 408 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** The body, piece by piece, until it is too much or too slow. [SEC-89] */
export function boundedBody(body: Readable, bounds: BodyBounds): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => undefined)
  const refuse = () => late.reject(new BodyRefused(408, 'a form came too slowly'))
  const idle = setTimeout(refuse, bounds.idleMs)
  const whole = setTimeout(refuse, bounds.wholeMs)
  const letGo = () => {
    clearTimeout(idle)
    clearTimeout(whole)
  }
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        const piece = await Promise.race([pieces.next(), late.promise])
        if (piece.done) {
          letGo()
          return controller.close()
        }
        idle.refresh()
        bytes += piece.value.length
        if (bytes > bounds.bytesMax) throw new BodyRefused(413, 'a form was too large')
        controller.enqueue(piece.value)
      } catch (error) {
        letGo()
        controller.error(error)
      }
    },
    cancel: letGo,
  })
}
