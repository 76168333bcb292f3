import { createServer } from 'node:net'
import { codeOf, programNames, type Settings, StartProblem } from '@nordlys/core'
import { portTaken } from '../../world/world.ts'

/** Refuses in one sentence when one of the ports cannot be opened, before anything else is done. */
export async function requireFreePorts(settings: Settings): Promise<void> {
  for (const name of programNames) {
    if (name === 'sandbox' && !settings.hasStandIns) continue
    const port = settings.portOf(name)
    const host = name === 'sandbox' ? '127.0.0.1' : settings.get('HOST')
    const code = await tryPort(port, host)
    if (code === 'EADDRINUSE') throw portTaken(settings, name)
    if (code === 'EACCES') {
      throw new StartProblem(`Port ${port} is not yours to open: set PORT to one above 1023.`)
    }
    if (code) throw new StartProblem(`${host}:${port} cannot be opened (${code}): correct HOST.`)
  }
}

function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(codeOf(error) ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
