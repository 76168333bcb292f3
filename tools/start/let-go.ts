import type { ChildProcess } from 'node:child_process'

/**
 * Ends a program of ours by letting go of it: it then closes everything by itself, on every system
 * alike. Whoever calls while it is closing waits for the same end.
 */
export async function letGo(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = new Promise((resolve) => program.once('exit', resolve))
  if (program.connected) program.disconnect()
  await ended
}
