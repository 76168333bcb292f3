import { cpuSecondsOfTree } from './base/cpu.ts'
import { asBrowser } from './base/fetch-raw.ts'
import { alternate, type Comparison, type Slot } from './base/pairs.ts'
import { HttpLoad } from './http-load.ts'
import { type RunningProgram, startProgramProcess } from './processes.ts'

const connections = 16
const peerRequests = 3_000

/** A page of ours in turn with its very bytes from memory. `headers` are sent with each request. */
export async function againstBareBuffer(options: {
  site: RunningProgram
  path: string
  page: Buffer
  requests: number
  pairs: number
  headers?: Record<string, string>
  say: (line: string) => void
}): Promise<Comparison> {
  const { site, path, page, pairs, say, headers = asBrowser } = options
  await using peer = await startProgramProcess('bare-buffer', { body: page.toString('base64') })
  const ask = (program: RunningProgram, at: string, times: number) => () =>
    serve(program, { path: at, headers, requests: times })
  // A slow page is asked fewer times; the peer's turn must still be long enough to be counted.
  const slots = { peer: ask(peer, '/', peerRequests), ours: ask(site, path, options.requests) }
  // Waited for here: the peer lives as long as this function.
  return await alternate(pairs, slots, say)
}

interface Asked {
  path: string
  headers: Record<string, string>
  requests: number
}

async function serve(program: RunningProgram, wish: Asked): Promise<Slot> {
  const { path, headers, requests: times } = wish
  const load = await HttpLoad.open(program.url, connections)
  const before = cpuSecondsOfTree(program.pid)
  const begun = performance.now()
  let asked = 0
  const loop = async (_: unknown, worker: number) => {
    while (asked++ < times) {
      const { status } = await load.send(worker, path, headers)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  load.close()
  const cpuSeconds = cpuSecondsOfTree(program.pid) - before
  const seconds = (performance.now() - begun) / 1000
  return {
    perSecond: times / seconds,
    cpuMicroseconds: (cpuSeconds / times) * 1e6,
    cpuSeconds,
  }
}
