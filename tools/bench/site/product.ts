import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../../root.ts'
import { makeDataFolder } from '../base/data-folder.ts'

export interface RunningProduct extends AsyncDisposable {
  /** Of the player site. */
  url: string
  platformUrl: string
  gamesUrl: string
  dataDir: string
}

/** The whole product as `npm start` runs it, on free ports and a database of its own. */
export async function startProduct(): Promise<RunningProduct> {
  const folder = await makeDataFolder()
  const child = spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder.path },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await folder[Symbol.asyncDispose]()
  }
  const urls = new Map<string, string>()
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name = '', url = ''] = /^ {2}(\w[\w ]*\w).*?(http:\S+)/.exec(line) ?? []
    if (url) urls.set(name, url)
    if (!line.includes('Ctrl-C')) continue
    // Its further output is read and dropped.
    child.stdout.resume()
    return {
      url: urls.get('Player site') ?? '',
      platformUrl: urls.get('Platform') ?? '',
      gamesUrl: urls.get('Games') ?? '',
      dataDir: folder.path,
      [Symbol.asyncDispose]: stop,
    }
  }
  await stop()
  throw new Error('the product did not start')
}
