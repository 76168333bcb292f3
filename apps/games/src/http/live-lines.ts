import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  isWalletMessageGenuine,
  liveMessageBytesMax,
  livePaths,
  walletHeaders,
} from '@nordlys/contracts'
import type { Clock, Random } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { copyBytesMax, copyPath, type LiveTables } from '../live/index.ts'
import type { FreePlayLimits } from './free-limits.ts'
import { serveSocket } from './live-socket.ts'
import { bearerIn, LiveStreams } from './live-streams.ts'

/** A message with its frames; past it `ws` itself ends the line. */
const heldBytesMax = 2 * liveMessageBytesMax
/** Each part of a message that is not whole may hold the whole of what was read with it. */
const partsMax = 16
/** For the answer to a close. */
const closeMs = 5_000
/** By the protocol of WebSockets: the server goes away. */
const goingAway = 1001

interface Parts {
  readonly live: LiveTables
  readonly clock: Clock
  /** For the names of streams. */
  readonly random: Random
  /** Signs what copies of this program ask of each other. */
  readonly secret: string
  readonly limits: FreePlayLimits
}

type TableRoute = { Params: { table: string } }

/** Registers the lines of live tables and the streams between copies. [SEC-54] */
export function registerLiveLines(app: FastifyInstance, parts: Parts): void {
  const { live, limits } = parts
  const options = {
    ...{ noServer: true, perMessageDeflate: false, clientTracking: true },
    closeTimeout: closeMs,
  } as const
  const lines = new WebSocketServer({
    ...options,
    ...{ maxPayload: heldBytesMax, maxFragments: partsMax, maxBufferedChunks: partsMax },
  })
  const copies = new WebSocketServer({ ...options, maxPayload: copyBytesMax })
  const streams = new LiveStreams(parts.random)
  const upgrades = routeUpgrades(app)

  app.get<TableRoute>(`${livePaths.line}/:table`, async (request, reply) => {
    const table = live.find(request.params.table)
    if (!table) return reply.code(404).send({ error: 'no such table' })
    if (isForeign(request)) return reply.code(403).send({ error: 'another site’s page' })
    if (!(await limits.mayOpenLine(request, reply))) return reply.code(429).send({ error: 'wait' })
    // Not the request: it would stand in memory as long as the line does.
    const { ip } = request
    const watch = () => limits.watchFrom(ip)
    if (wantsStream(request)) return streams.open(request, reply, { table, watch })
    return upgrades.take(lines, request, reply, (line, taken) =>
      serveSocket(line, { table, watch, ...taken }),
    )
  })

  app.post<TableRoute>(
    `${livePaths.line}/:table`,
    { bodyLimit: heldBytesMax },
    async (request, reply) => {
      const { params, body, headers } = request
      const table = live.find(params.table)
      if (isForeign(request)) return reply.code(403).send({ error: 'another site’s page' })
      const name = bearerIn(headers) ?? ''
      const text = typeof body === 'string' ? body : ''
      const isTaken = table && streams.take(table, name, text)
      return isTaken ? reply.code(204).send() : reply.code(404).send({ error: 'no such line' })
    },
  )

  app.get<TableRoute>(`${copyPath}/:table`, async (request, reply) => {
    const table = live.find(request.params.table)
    if (!table) return reply.code(404).send({ error: 'no such table' })
    if (!isOurs(parts, request)) return reply.code(403).send({ error: 'signature' })
    return upgrades.take(copies, request, reply, (line) => table.addCopy(line))
  })

  app.addHook('preClose', async () => {
    for (const line of [...lines.clients, ...copies.clients]) line.close(goingAway)
    streams.close(goingAway)
  })
}

/** Node gives upgrades an event of their own: here they meet the routes and hooks of requests. */
function routeUpgrades(app: FastifyInstance) {
  const heads = new WeakMap<
    IncomingMessage,
    { head: Buffer; socket: Socket; response: ServerResponse }
  >()
  app.server.on('upgrade', (request, socket: Socket, head) => {
    // A connection that breaks while it is refused has nothing left to hear.
    socket.on('error', () => socket.destroy())
    if (!isLineAddress(request)) {
      socket.destroy()
      return
    }
    const response = new ServerResponse(request)
    if (!isAssigned(response, socket)) return
    // No parser and no timeout watches it any more: a half that stays open would stay for ever.
    response.on('finish', () => socket.destroySoon())
    heads.set(request, { head, socket, response })
    app.routing(request, response)
  })
  return {
    take(
      server: WebSocketServer,
      { raw }: FastifyRequest,
      reply: FastifyReply,
      then: (line: WebSocket, taken: { connection: Socket; head: Buffer }) => void,
    ): FastifyReply {
      const upgrade = heads.get(raw)
      if (!upgrade) return reply.code(426).header('upgrade', 'websocket').send({ error: 'a line' })
      const { head, socket, response } = upgrade
      reply.hijack()
      response.detachSocket(socket)
      server.handleUpgrade(raw, socket, head, (line) => then(line, { connection: socket, head }))
      return reply
    },
  }
}

/** A connection on which an answer is still under way takes no other: it has no use for us. */
function isAssigned(response: ServerResponse, socket: Socket): boolean {
  try {
    response.assignSocket(socket)
    return true
  } catch {
    // The error of Node says just that. Thrown on, it would end the process.
    socket.destroy()
    return false
  }
}

function isLineAddress({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && [livePaths.line, copyPath].some((path) => url.startsWith(`${path}/`))
}

function wantsStream({ headers: { accept = '', upgrade } }: FastifyRequest): boolean {
  return upgrade === undefined && accept.includes('text/event-stream')
}

/** The client is served from here: another site's page opens no line with a player's ticket. */
function isForeign({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}

function isOurs({ clock, secret }: Parts, { headers, url }: FastifyRequest): boolean {
  const timestamp = String(headers[walletHeaders.timestamp])
  const signature = String(headers[walletHeaders.signature])
  const message = { timestamp, signature, path: url, body: '' }
  return isWalletMessageGenuine(secret, message, clock.now().getTime())
}
