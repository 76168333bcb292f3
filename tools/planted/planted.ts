import { parseArgs } from 'node:util'
import { listenForStop } from '../../world/processes/stop.ts'
import { bugs, type PlantedBug, plant } from './bugs.ts'
import { drawBugs } from './draw.ts'
import { copyProduct, type ProductCopy } from './product-copy.ts'
import { runTest } from './run-test.ts'

// `npm run planted`: shows that a claim which left the browser is still held. A bug is planted in a
// copy of the project, and the test that holds the claim now must fail.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
  },
})
const drawn = drawBugs(bugs, { seed: values.seed, count: countOf(values.count) })
console.log(`${drawn.length} of ${bugs.length} bugs, drawn by seed ${values.seed}`)
// A signal to us ends the test that runs; then the copy goes as it does at any other end.
const stop = listenForStop()
await using copy = await copyProduct()
const green = new Map<string, boolean>()
let found = 0
for (const bug of drawn) {
  const answer = await tryBug(copy, bug)
  const isFound = answer.startsWith('found')
  if (isFound) found += 1
  console.log(`${isFound ? '✓' : '✗'} ${bug.part.padEnd(8)} ${bug.what}`)
  console.log(`    ${bug.file} -> ${bug.test}: ${answer}`)
}
console.log(`\n${found} passed, ${drawn.length - found} failed`)
process.exitCode = found === drawn.length ? 0 : 1

async function tryBug(where: ProductCopy, bug: PlantedBug): Promise<string> {
  if (!(await isGreenWithout(where, bug))) return 'its test fails without the bug'
  const text = await where.read(bug.file)
  await where.write(bug.file, plant(bug, text))
  try {
    const { failed, failures, output } = await runTest(where.folder, bug, stop.signal)
    if (failed === 0) return 'NOT found'
    const [first] = failures
    // A file that cannot be loaded shows nothing: a test must have run and failed.
    return first ? `found by "${first.title}"` : `no test ran: ${output.slice(-500)}`
  } finally {
    await where.write(bug.file, text)
    if (bug.needsBuild) await where.restoreBuild()
  }
}

async function isGreenWithout(where: ProductCopy, bug: PlantedBug): Promise<boolean> {
  const key = `${bug.test} ${bug.titled ?? ''}`
  const known = green.get(key)
  if (known !== undefined) return known
  const { passed, failed } = await runTest(where.folder, { ...bug, needsBuild: false }, stop.signal)
  const isGreen = failed === 0 && passed > 0
  green.set(key, isGreen)
  return isGreen
}

function countOf(value: string): number {
  const count = Number(value)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`--count ${value} is no number of bugs`)
}
