import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseRequest } from './reject-unknown-requests.ts'

/** The deepest address of ours has five parts; an editor's page has four at most. */
const partsMax = 16
/** The longest that is read of a path, escapes and all. */
const pathLengthMax = 2_048
/** The longest that the router itself asks for is 7,680; a bank's way back is shorter. */
const lengthMax = 8_192

/** A page's links and what stands above them; each is looked for in the whole table of routes. */
const discoveredMax = 256

/**
 * An address longer or deeper than any of ours is not there, and gets that answer before anything
 * is matched or made for it: the caller would otherwise decide how much work that is.
 */
export async function refuseEndlessAddress(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return isBounded(request.url) ? undefined : refuseRequest(reply, 404)
}

export function isBounded(address: string): boolean {
  if (address.length > lengthMax) return false
  const [path = '', query = ''] = address.split('?', 2)
  const parts = path.split('/')
  if (path.length > pathLengthMax || parts.length > partsMax + 1) return false
  if (lostInParsing.test(path) || parts.some(leadsAway)) return false
  return !path.startsWith('/__manifest') || query.split(/,|%2c/i).length <= discoveredMax
}

/**
 * A tab or a line break. The router decodes a path and parses it again, and a parser of addresses
 * leaves these out: `/%09/a` would become `//a`, a host's name. [FLT-24]
 */
const lostInParsing = /%(?:09|0a|0d)/i

/** No browser sends a part of dots, and the router takes the ending of a page's data off first. */
function leadsAway(part: string): boolean {
  return /^(?:\.|%2e){1,2}(?:\.data)?$/i.test(part)
}
