import { StartProblem } from '@nordlys/core'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A program that will not close must not keep the others' data open for ever. */
const stopMsMax = 60_000

export interface Stop {
  /** Aborted as soon as someone asks us to stop. */
  signal: AbortSignal
  asked: Promise<void>
  /** Asks as a signal does. */
  ask(): void
}

/**
 * Listens for Ctrl-C, for the signals of a service manager, and for the end of the program that
 * started us. Asking twice changes nothing: the first is already under way.
 */
export function listenForStop(): Stop {
  const controller = new AbortController()
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const ask = () => {
    if (controller.signal.aborted) return
    controller.abort(new StartProblem('Stopped before everything was running.'))
    resolve()
    setTimeout(giveUp, stopMsMax).unref()
  }
  for (const signal of signals) process.on(signal, ask)
  process.on('disconnect', ask)
  return { signal: controller.signal, asked, ask }
}

function giveUp(): never {
  process.stderr.write('Not everything stopped in time; the next start puts it right.\n')
  process.exit(1)
}
