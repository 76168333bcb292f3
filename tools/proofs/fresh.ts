import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { proofPath, proofsIn } from './proof-file.ts'
import { proverFiles } from './provers.ts'
import { stale } from './records.ts'

// A step of `npm run check`: whether what is recorded is of the sources as they are. It proves nothing.
const before = proofsIn(await readFile(join(root, proofPath), 'utf8'))
const problems = stale(before, await proverFiles())
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
