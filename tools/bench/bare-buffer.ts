import { asBrowser } from './base/fetch-raw.ts'
import { alternate, type Comparison, type Slot } from './base/pairs.ts'
import { drive } from './drive.ts'
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
    serve(program, at, { headers, times })
  // A slow page is asked fewer times; the peer's turn must still be long enough to be counted.
  const slots = { peer: ask(peer, '/', peerRequests), ours: ask(site, path, options.requests) }
  // Waited for here: the peer lives as long as this function.
  return await alternate(pairs, slots, say)
}

/** So many requests of one page, by connections that are opened for them. */
async function serve(
  program: RunningProgram,
  path: string,
  { headers, times }: { headers: Record<string, string>; times: number },
): Promise<Slot> {
  const load = await HttpLoad.open(program.url, connections)
  const work = async (worker: number) => {
    const { status } = await load.send(worker, path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  const slot = await drive({ workers: connections, times, pids: [program.pid], work })
  load.close()
  return slot
}
