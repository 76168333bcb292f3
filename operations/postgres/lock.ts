import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { codeOf } from '@nordlys/core'

/**
 * Holds `folder` for this process, or answers undefined while another holds it. The lock is a name
 * in the operating system's own list of sockets, which forgets it when the process ends in any way:
 * a lock file would outlive a kill -9.
 */
export async function lockFolder(folder: string): Promise<AsyncDisposable | undefined> {
  const key = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)
  const name = `nordlys-${key}`
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`
  const server = createServer((socket) => socket.destroy())
  const locked = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error) =>
      codeOf(error) === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(path, () => resolve(true))
  })
  if (!locked) return undefined
  server.unref()
  return {
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
