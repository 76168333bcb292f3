import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const majorMin = 24

/** The Node that runs everything: this one when it is new enough, else the one npm installed. */
export async function chooseNode(root) {
  if (isNewEnough(process.versions.node)) return { path: process.execPath }
  const path = bundledNode(root, process.platform, process.arch)
  const sentence = `Node ${majorMin} is needed and this is ${process.versions.node}: install Node 24.`
  if (!path || !existsSync(path)) return { problem: sentence }
  const tried = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return tried.status === 0 ? { path } : { problem: sentence }
}

export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= majorMin
}

/** Where npm puts the Node of this platform, or undefined where none is made for it. */
export function bundledNode(root, platform, arch) {
  const name = { 'linux x64': 'linux-x64', 'linux arm64': 'linux-arm64', 'win32 x64': 'win-x64' }[
    `${platform} ${arch}`
  ]
  if (!name) return undefined
  return join(
    root,
    'node_modules',
    `node-${name}`,
    'bin',
    platform === 'win32' ? 'node.exe' : 'node',
  )
}
