import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const gib = 2 ** 30
/** Ten times what a whole run was seen to take. */
const roomMin = 4 * gib
const memoryMin = 8 * gib

/**
 * Linux's folder in memory, where temporary files cost no disk: a run of tests makes and removes some
 * hundred databases of about a thousand files each. Undefined where there is none, or little room in it, as
 * in most containers.
 */
export function memoryFolder(machine = thisMachine()) {
  const { platform, free, room } = machine
  const isRoomy = platform === 'linux' && free >= memoryMin && room >= roomMin
  return isRoomy ? '/dev/shm' : undefined
}

function thisMachine() {
  const limit = process.constrainedMemory?.() || Number.POSITIVE_INFINITY
  return { platform: process.platform, free: Math.min(freemem(), limit), room: roomIn('/dev/shm') }
}

/** Bytes that we may write there. */
function roomIn(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
