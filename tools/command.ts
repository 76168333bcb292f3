import { spawn } from 'node:child_process'
import { root } from './root.ts'

export interface Ran {
  code: number
  /** What it printed, standard output and errors as they came. */
  output: string
}

export interface RunOptions {
  cwd?: string
  /** Added to our own environment. */
  env?: NodeJS.ProcessEnv
  /** Called with each piece of output as it comes. */
  onOutput?: (text: string) => void
  /** Ends the program when it is aborted; the run is then refused with an `AbortError`. */
  signal?: AbortSignal
}

/** Runs Node with `args` to its end, without a shell, and collects what it prints. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runProgram(process.execPath, args, options)
}

/** As `run`, for any other program. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, onOutput, signal }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(signal && { signal }),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput?.(chunk.toString())
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
