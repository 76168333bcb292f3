import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { agreementTable, lostAsJson, lostTable } from '../../operations/backup/lost-table.ts'
import { faultsOf, type Rehearsal, rehearse } from './rehearse.ts'

// `npm run backup:rehearse [-- --json <file>]`: loses a database of its own and brings it back.
const { values } = parseArgs({ options: { json: { type: 'string' } } })
const rehearsal = await rehearse((line) => console.log(line))
console.log(report(rehearsal))
if (values.json) await writeFile(values.json, lostAsJson(rehearsal.lost))
const faults = faultsOf(rehearsal)
for (const fault of faults) console.log(`✗ ${fault}`)
console.log(faults.length === 0 ? '✓ the rehearsal went as it must' : 'the rehearsal failed')
process.exit(faults.length === 0 ? 0 : 1)

function report({ history, lost, compared, ...took }: Rehearsal): string {
  const { files } = history.manifest
  const mebibytes = files.reduce((total, { bytes }) => total + bytes, 0) / 2 ** 20
  return [
    '',
    `base backup: ${mebibytes.toFixed(1)} MiB in ${files.length} files, ${seconds(history.backupMs)}`,
    `restore: ${seconds(took.restoreMs)}; replay: ${seconds(took.replayMs)}`,
    `rounds told: ${history.rounds.length}, of them before the moment: ${history.roundsBefore.length}`,
    '',
    'What must be replayed after the restore:',
    lostTable(lost),
    '',
    'Restored:',
    agreementTable(compared.restored),
    '',
    'Replayed:',
    agreementTable(compared.replayed),
    '',
  ].join('\n')
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
