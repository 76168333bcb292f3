import { parseArgs } from 'node:util'
import { root } from '../root.ts'
import { circleLines, tangleLines } from './details.ts'
import { readTies } from './project.ts'

// `npm run house`. With `--tangles` or `--circles` and a folder it tells what ties that folder's files
// and folders to each other, so that one sees what to cut.
const { values, positionals } = parseArgs({
  options: { tangles: { type: 'boolean' }, circles: { type: 'boolean' } },
  allowPositionals: true,
})
const [part = ''] = positionals
const ties = await readTies(root)

if (values.tangles || !values.circles) print(tangleLines(ties, part))
if (values.circles || !values.tangles) print(circleLines(ties, part))

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
