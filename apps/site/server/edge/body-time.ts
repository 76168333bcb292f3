import { PassThrough, type Readable } from 'node:stream'
import { secondMs } from '@nordlys/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BodyRefused } from './uploads.ts'

/** A form or a call is short: a client that takes longer is not sending one. */
const defaultWholeMs = 15 * secondMs

/**
 * Lets no body but a file's take longer than this. The server's own bound has to leave room for files
 * over a slow connection, so it is no bound for anything else. [FLT-22]
 */
export function boundBodyTime(
  server: FastifyInstance,
  isUpload: (request: FastifyRequest) => boolean,
  wholeMs = defaultWholeMs,
): void {
  server.addHook('preParsing', async (request, reply, body: Readable) => {
    const { headers } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding']
    if (!hasBody || isUpload(request)) return body
    const bounded = new PassThrough()
    const late = setTimeout(() => {
      // The rest of the body is of no use to anybody.
      reply.header('connection', 'close')
      bounded.destroy(new BodyRefused(408, 'a body came too slowly'))
    }, wholeMs)
    const letGo = () => clearTimeout(late)
    bounded.once('close', letGo)
    // Not every body is read: a client that was answered without it is done.
    reply.raw.once('close', letGo).once('finish', letGo)
    bounded.on('error', (err) => request.log.info({ err }, 'a body did not come'))
    body.once('error', (error) => bounded.destroy(error))
    return body.pipe(bounded)
  })
}
