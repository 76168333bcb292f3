import { type CallerOptions, contentImagesPath, NeighbourError } from '@nordlys/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { imageProxyPath } from '../../app/ground/links/image-address.ts'
import { isHeld } from '../edge/negotiation.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import { byteRange } from './byte-range.ts'
import { FilmMemory } from './film-memory.ts'

const timeoutMs = 10_000

/** Only what the content store may have; nothing in an address leads anywhere else. */
const storedName = /^[a-z0-9][a-z0-9-]{0,79}\.(?:avif|webp|png|jpg|svg|mp4|webm)$/

/** Not all browsers distinguish a drawing from a page: it may load and run nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** One white dot, as PNG. */
const white = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTjIAAAAAElFTkSuQmCC',
  'base64',
)

/**
 * Gives out the content store's pictures under our own address, white where there is none.
 * It is closed to everything but names of the store. [CONTENT-06]
 */
export function addImages(
  server: FastifyInstance,
  platform: CallerOptions,
  bounds: PageBounds,
): void {
  const films = new FilmMemory()
  /** As `fetchImage`; the store is asked whether it still has the film that is held. */
  const fetchFilm: typeof fetchImage = async (door, name) => {
    const held = films.find(name)
    const answer = await fetchImage(door, name, held?.etag)
    const { bytes } = answer ?? {}
    const film = answer && bytes ? { ...answer, bytes } : answer && held
    if (film && film !== held) films.keep(name, film)
    return film
  }
  const give = async (
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
  ) => {
    const waitSeconds = bounds.beforePicture(request)
    if (waitSeconds !== undefined) return await bounds.refuse(reply, waitSeconds)
    const { name } = request.params
    const etag = request.headers['if-none-match']
    const read = isFilm.test(name) ? fetchFilm : fetchImage
    const stored = storedName.test(name) ? await read(platform, name, etag) : undefined
    reply.header('content-security-policy', policy)
    if (stored === undefined) {
      return reply
        .code(404)
        .header('cache-control', 'public, max-age=60')
        .type('image/png')
        .send(white)
    }
    reply.header('cache-control', 'public, max-age=60').header('etag', stored.etag)
    if (stored.bytes === undefined || isHeld(request, reply)) return reply.code(304).send()
    reply.type(stored.type)
    return isFilm.test(name) ? sendFilm(request, reply, stored.bytes) : reply.send(stored.bytes)
  }
  // A site that shows a shared link may ask how large its picture is before fetching it.
  server.route({ method: ['GET', 'HEAD'], url: `${imageProxyPath}:name`, handler: give })
}

const isFilm = /\.(?:mp4|webm)$/

/** A film can be had in parts: some browsers play none that cannot. [DATA-15] */
function sendFilm({ headers }: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  // A part of another film than the one the browser has begun would be of no use to it.
  const isSame = [undefined, reply.getHeader('etag')].includes(headers['if-range'])
  const range = byteRange(isSame ? headers.range : undefined, bytes.length)
  if (range === 'whole') return reply.send(bytes)
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  }
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

/** A picture, or that the browser's is still it, or undefined when the store has none. */
async function fetchImage(
  { baseUrl, credential }: CallerOptions,
  name: string,
  etag: string | undefined,
): Promise<{ etag: string; type: string; bytes?: Buffer } | undefined> {
  const response = await fetch(new URL(contentImagesPath + name, baseUrl), {
    headers: {
      authorization: `Bearer ${credential}`,
      ...(etag && { 'if-none-match': etag }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new NeighbourError('content image', 'no answer', { cause })
  })
  const { status, headers } = response
  if (status === 404) return undefined
  const answer = { etag: headers.get('etag') ?? '', type: headers.get('content-type') ?? '' }
  if (status === 304) return answer
  if (status !== 200) throw new NeighbourError('content image', `answered ${status}`)
  return { ...answer, bytes: Buffer.from(await response.arrayBuffer()) }
}
