import { readFileSync } from 'node:fs'

const checkEveryMs = 1_000

/**
 * Ends `child` gently when the npm that started us is gone without a word, as after kill -9: else a
 * server would go on holding its ports with nobody to stop it. Linux only, where /proc tells.
 */
export function stopWhenOrphaned(child) {
  if (process.platform !== 'linux') return
  const first = ancestry(process.ppid, readProcess)
  const timer = setInterval(() => {
    if (ancestry(process.ppid, readProcess) !== first) child.kill('SIGTERM')
  }, checkEveryMs)
  timer.unref()
}

/** Our parent, and its own when the parent is only the shell in which npm runs a script. */
export function ancestry(parent, read) {
  const { command, parentId } = read(parent)
  return command.includes('run.mjs') ? `${parent} ${parentId}` : `${parent}`
}

function readProcess(id) {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8')
    const [, parentId = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? []
    return { command, parentId }
  } catch {
    return { command: '', parentId: '' }
  }
}
