import type { ChildProcess } from 'node:child_process'

/**
 * Ends a program of ours by closing its IPC channel: it then shuts down by itself, on every system alike.
 * Concurrent callers wait for the same exit.
 */
export async function letGo(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = new Promise((resolve) => program.once('exit', resolve))
  if (program.connected) program.disconnect()
  await ended
}
