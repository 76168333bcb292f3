import {
  settings as allSettings,
  type Environment,
  type ProgramName,
  programNames,
  type SettingName,
  type Settings,
} from '@nordlys/core'
import { openingOrder, portTaken } from '../world.ts'
import { KeptProgram } from './kept-program.ts'

export interface KeptPrograms extends AsyncDisposable {
  running: readonly ProgramName[]
  /** The memory each holds just now. */
  memoryBytes(): Promise<ReadonlyMap<ProgramName, number>>
  /** The process each is just now. */
  pids(): ReadonlyMap<ProgramName, number | undefined>
}

/** The product's programs, each in a process of its own that is watched and started again. */
export async function keepPrograms(
  settings: Settings,
  env: Environment,
  { logPath, say }: { logPath: string; say: (line: string) => void },
): Promise<KeptPrograms> {
  const whole = { ...env, ...settings.addresses() }
  const running = openingOrder.filter((name) => name !== 'sandbox' || settings.hasStandIns)
  await using stack = new AsyncDisposableStack()
  const programs = new Map<ProgramName, KeptProgram>()
  // All at once: each waits by itself for the ones it asks.
  const starts = await Promise.allSettled(
    running.map((name) =>
      KeptProgram.open({ name, env: environmentFor(name, whole), logPath, say }),
    ),
  )
  for (const [index, name] of running.entries()) {
    const start = starts[index]
    if (start?.status === 'fulfilled') programs.set(name, stack.use(start.value))
  }
  for (const [index, name] of running.entries()) {
    const start = starts[index]
    if (start?.status === 'rejected') throw startFailure(settings, name, start.reason)
  }
  const opened = stack.move()
  return {
    running: programNames.filter((name) => programs.has(name)),
    async memoryBytes() {
      const all = [...programs].map(
        async ([name, each]) => [name, await each.memoryBytes()] as const,
      )
      return new Map(await Promise.all(all))
    },
    pids: () => new Map([...programs].map(([name, { pid }]) => [name, pid])),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

function startFailure(settings: Settings, name: ProgramName, reason: unknown): unknown {
  const isPortTaken = reason instanceof Error && reason.message.includes('EADDRINUSE')
  return isPortTaken ? portTaken(settings, name) : reason
}

/** Each program gets its own settings and no other's: the site has no use for the key of CPR numbers. */
export function environmentFor(name: ProgramName, env: Environment): Environment {
  const isForeign = (variable: string) => {
    const setting = variable in allSettings ? allSettings[variable as SettingName] : undefined
    return setting !== undefined && !setting.readBy.some((reader) => reader === name)
  }
  return Object.fromEntries(Object.entries(env).filter(([variable]) => !isForeign(variable)))
}
