import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../operations/postgres/free-port.ts'

/** One address in front of all copies of the platform, as the parties outside know only one. */
export async function openBalancer() {
  const port = await freePort()
  /** Connections go to these, each to the next in turn that takes it. */
  const ports: number[] = []
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => open.delete(client))
    turn += 1
    const first = turn % Math.max(ports.length, 1)
    forward(client, [...ports.slice(first), ...ports.slice(0, first)])
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    ports,
    async [Symbol.asyncDispose]() {
      for (const client of open) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** To the first port that takes the connection; when none does, the client's ends. */
function forward(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void client.destroy()
  const copy = connect(port, '127.0.0.1')
  const onRefused = () => forward(client, others)
  copy.once('error', onRefused)
  copy.once('connect', () => {
    copy.off('error', onRefused)
    copy.on('error', () => copy.destroy())
    copy.on('close', () => client.destroy())
    client.on('close', () => copy.destroy())
    client.pipe(copy).pipe(client)
  })
}
