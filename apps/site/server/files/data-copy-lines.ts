/** The head of a copy, and its tables with their rows, in the order in which they come. */
export type CopyLine =
  | { kind: 'head'; madeAt: string; account: number; leftOut: string }
  | { kind: 'table'; table: string; title: string }
  | { kind: 'row'; row: Readonly<Record<string, unknown>> }

const tablesFollow = ' "tables": {'
const tableLine = /^ {2}("[^"]+"): (\{.*\[)(?:\]\},?)?$/
const rowLine = /^ {3}(\{.*\}),?$/

/**
 * Reads a copy's text as it comes, without holding it: each row is a line of its own, and so is the beginning
 * of a table. Throws where a line is none of a copy's.
 */
export async function* copyLines(text: AsyncIterable<string>): AsyncGenerator<CopyLine> {
  let head: string | undefined = ''
  for await (const line of linesOf(text)) {
    if (line === tablesFollow && head !== undefined) {
      yield { kind: 'head', ...JSON.parse(`${head.replace(/,\s*$/, '')}}`) }
      head = undefined
    } else if (head !== undefined) head += `${line}\n`
    else {
      const read = lineOf(line)
      if (read) yield read
    }
  }
}

function lineOf(line: string): CopyLine | undefined {
  const [, row] = rowLine.exec(line) ?? []
  if (row) return { kind: 'row', row: rowIn(row) }
  const [, table, begun] = tableLine.exec(line) ?? []
  if (table && begun) {
    return { kind: 'table', table: JSON.parse(table), title: JSON.parse(`${begun}]}`).title }
  }
  // The end of a table, and of the copy.
  if (/^ {0,2}[\]}]*,?$/.test(line)) return undefined
  throw new Error('a line of a copy is neither a table nor a row')
}

/** Copies of before had the end of a table behind its last row. */
function rowIn(text: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return JSON.parse(text.replace(/\]\}$/, ''))
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}
