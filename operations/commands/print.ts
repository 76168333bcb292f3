import { messageOf, printable, StartProblem } from '@nordlys/core'

/** Prints to an operator. Stored text in it moves no cursor and hides nothing, whenever it was stored. */
export function print(text: string): void {
  process.stdout.write(`${printable(text, { linesToo: true })}\n`)
}

/** Prints why it went no further: a sentence that an operator can act on, or a bug with its stack. */
export function printFailure(error: unknown): void {
  const isPlain = error instanceof StartProblem || !(error instanceof Error)
  const text = isPlain ? messageOf(error) : (error.stack ?? error.message)
  process.stderr.write(`${printable(text, { linesToo: true })}\n`)
}
