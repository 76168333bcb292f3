import { readFile } from 'node:fs/promises'
import { formatKroner, ore } from '@nordlys/core'
import { agrees, checkRound } from '@nordlys/game-math/check/check-round'
import { nodeBench } from '@nordlys/game-math/check/node-bench'
import type { Finding, RoundRecord } from '@nordlys/game-math/check/record'

// `npm run round:check -- fakta.json`: anybody who has the facts of a round and this code plays it again.
// It ends with 0 when every figure agrees, with 1 when one differs, with 2 when nothing could be checked.

const verdicts = {
  played: 'the round was played again from its seed',
  sums: 'its outcome is not ours to work out; its movements were added up',
  open: 'the round is open: its seed is not opened yet, its movements were added up',
  unable: 'it cannot be played again from these facts with this code',
}

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('npm run round:check -- <fakta.json>\n')
  process.exitCode = 2
} else {
  process.exitCode = await check(path)
}

async function check(file: string): Promise<number> {
  const record: RoundRecord = JSON.parse(await readFile(file, 'utf8'))
  const checked = await checkRound(record, nodeBench)
  for (const each of checked.findings) process.stdout.write(`${lineOf(each)}\n`)
  process.stdout.write(`${verdicts[checked.kind]}\n`)
  if (!agrees(checked)) return 1
  return checked.kind === 'unable' ? 2 : 0
}

function lineOf({ fact, agrees: isEqual, onPage, worked }: Finding): string {
  const told = isEqual ? shown(onPage) : `${shown(onPage)}, but it comes to ${shown(worked)}`
  return `${isEqual ? 'agrees ' : 'DIFFERS'}  ${fact.padEnd(15)} ${told}`
}

function shown(value: string | number): string {
  return typeof value === 'number' ? formatKroner(ore(value)) : value
}
