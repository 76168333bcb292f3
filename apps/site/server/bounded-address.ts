import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseRequest } from './odd-requests.ts'

/** The deepest address of ours has five parts; an editor's page has four at most. */
const partsMax = 16
/** The longest that is read of a path, escapes and all. */
const pathLengthMax = 2_048
/** The longest that the router itself asks for is 7,680; a bank's way back is shorter. */
const lengthMax = 8_192

/**
 * What is longer or deeper than any address of ours is not there, and is told so before anything is
 * matched or made for it: whoever asks would otherwise decide how much work that is.
 */
export async function refuseEndlessAddress(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return isBounded(request.url) ? undefined : refuseRequest(reply, 404)
}

export function isBounded(address: string): boolean {
  if (address.length > lengthMax) return false
  const [path = ''] = address.split('?', 1)
  return path.length <= pathLengthMax && path.split('/').length <= partsMax + 1
}
