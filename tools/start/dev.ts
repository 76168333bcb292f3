import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { listenForStop } from '../../world/processes/stop.ts'
import { root } from '../root.ts'
import { letGo } from './let-go.ts'

// `npm run dev`: as `npm start`, and begins again when a source file changes.
const settleMs = 200
const watched = ['apps', 'packages', 'world', 'operations']
const generated = /(^|[\\/])(node_modules|build|dist|\.react-router|test-results)([\\/]|$)/

const stop = listenForStop()
let child = begin()
let timer: NodeJS.Timeout | undefined

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || generated.test(name) || /\.test\.tsx?$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void restart(name), settleMs)
  })
}
await stop.asked
await letGo(child)
process.exit()

function begin(): ChildProcess {
  return spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: root,
    env: { ...process.env, BUILD_MODE: 'development' },
    // A group of its own: Ctrl-C comes to us, and we pass it on once.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function restart(name: string): Promise<void> {
  process.stdout.write(`${name} has changed: starting again.\n`)
  const old = child
  await letGo(old)
  if (!stop.signal.aborted && child === old) child = begin()
}
