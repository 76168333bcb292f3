import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { gamePaths } from '@nordlys/contracts'

/**
 * A flood in a process of its own, so that it takes nothing from the process that measures. Its parent
 * sends it what to ask; it stops when the parent is done, and sends how it was answered.
 */
export interface FloodOrder {
  kind: 'search' | 'missing' | 'free-play'
  siteUrl: string
  gamesUrl: string
}

const connections = { search: 15, missing: 15, 'free-play': 40 }
const gameId = 'vikingernes-guld'

const [order] = (await once(process, 'message')) as [FloodOrder]
const agent = new Agent({ keepAlive: true, maxSockets: connections[order.kind] })
const answered = new Map<number, number>()
let isOver = false
process.once('message', () => {
  isOver = true
})
const loops = Array.from({ length: connections[order.kind] }, (_, loop) => flood(loop))
await Promise.all(loops)
process.send?.(Object.fromEntries(answered), () => process.exit(0))

async function flood(loop: number): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    if (order.kind === 'search') await ask(`${order.siteUrl}/spilleautomater?q=${loop}x${turn}`)
    else if (order.kind === 'missing') await ask(`${order.siteUrl}/findes-ikke-${loop}-${turn}`)
    else await playForFun()
  }
}

/** Opens a game and spins until it is refused. */
async function playForFun(): Promise<void> {
  let { body } = await ask(order.gamesUrl + gamePaths.open, { mode: 'free', gameId })
  while (body.ok && !isOver) {
    const { roundKey, playToken, game = body.game } = body
    const spin = { roundKey, stakeOre: 400, definitionHash: definitionOf(game) }
    const answer = await ask(order.gamesUrl + gamePaths.spin, spin, String(playToken))
    body = answer.body.ok ? { ...body, ...answer.body } : answer.body
  }
}

function definitionOf(game: unknown): unknown {
  return typeof game === 'object' && game !== null && 'definitionHash' in game
    ? game.definitionHash
    : undefined
}

/** The answer's body when it is JSON; it is read to its end in any case. */
async function ask(url: string, asked?: object, token?: string) {
  const headers = {
    ...(asked && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sent = request(url, { agent, method: asked ? 'POST' : 'GET', headers })
  sent.end(asked && JSON.stringify(asked))
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const piece of response) text += piece
  const status = response.statusCode ?? 0
  answered.set(status, (answered.get(status) ?? 0) + 1)
  const body: Record<string, unknown> = asked && text.startsWith('{') ? JSON.parse(text) : {}
  return { status, body }
}
