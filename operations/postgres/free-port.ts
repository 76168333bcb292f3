import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/**
 * Ports here are given to nobody by chance: Linux gives outgoing connections ports from 32,768 on, and
 * macOS and Windows from 49,152 on. A port from there could be taken between being found and being used.
 */
const lowest = 15_000
const blockSize = 16
const blocks = Math.floor((32_768 - lowest) / blockSize)
const attemptsMax = 1_000

/** The rest of this process's own block: it listens on the first port for as long as it lives. */
let left: number[] = []
let turn: Promise<unknown> = Promise.resolve()

/**
 * A free TCP port of 127.0.0.1 that no other call of this function gets, in this process or another, until
 * this process ends; a program that chooses its ports otherwise may still take it.
 */
export function freePort(): Promise<number> {
  // One call after the other, since two could take the same block's end.
  const port = turn.then(findFree)
  turn = port.catch(() => undefined)
  return port
}

async function findFree(): Promise<number> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const port = left.shift()
    if (port === undefined) left = await claimBlock()
    else if (await isFree(port)) return port
  }
  throw new Error(`no free port was found in ${attemptsMax} attempts`)
}

/** All ports of a block but its first, or none when somebody has the first. */
async function claimBlock(): Promise<number[]> {
  const first = lowest + randomInt(blocks) * blockSize
  const claim = await listen(first)
  if (!claim) return []
  claim.on('connection', (socket) => socket.destroy())
  claim.unref()
  return Array.from({ length: blockSize - 1 }, (_, index) => first + 1 + index)
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listen(port)
  if (!probe) return false
  await new Promise((resolve) => probe.close(resolve))
  return true
}

/** Undefined when somebody listens there. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
