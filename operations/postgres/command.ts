import { spawn } from 'node:child_process'

export interface CommandResult {
  code: number | null
  output: string
}

export interface CommandOptions {
  cwd: string
  /** Added to our own environment. */
  env?: NodeJS.ProcessEnv
  uid?: number | undefined
  gid?: number | undefined
}

/**
 * Runs a program to its end and returns what it printed. It stands in a process group of its own,
 * so that Ctrl-C in the terminal reaches our programs and never the database under them.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.uid === undefined ? {} : { uid: options.uid }),
      ...(options.gid === undefined ? {} : { gid: options.gid }),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', reject)
    // 'exit' and not 'close': on Windows the server keeps the pipes of the program that started it.
    child.on('exit', (code) => setImmediate(() => resolve({ code, output: output.trim() })))
  })
}
