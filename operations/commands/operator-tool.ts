import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { messageOf, StartProblem } from '@nordlys/core'
import { printFailure } from './print.ts'

/** Runs an operator's command; a fault that they can put right is reported in one sentence. */
export async function runOperatorTool(work: () => Promise<void>): Promise<never> {
  let code = 0
  try {
    await work()
  } catch (error) {
    printFailure(error)
    code = 1
  }
  process.exit(code)
}

/** The words and the options, by name, of the command line. */
export function wordsOf<Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    const { positionals: words, values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    })
    return { words, values }
  } catch (error) {
    throw new StartProblem(messageOf(error))
  }
}
