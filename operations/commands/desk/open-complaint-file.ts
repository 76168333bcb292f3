import { openComplaintFile as openCall } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { complaintProblem, readCase } from './complaint-words.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'
import { writeOpened } from './write-opened.ts'

/** Writes a file of a case into a new file, for a reason that is kept with the employee's name. */
export const openComplaintFile: Subcommand = {
  usage: 'open-complaint-file --case N --file 1 --reason "..." --into FOLDER',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ case: text, file: text, reason: text, into: text }, args)
    const number = readCase(values.case)
    const place = openCall.request.shape.place.safeParse(Number(values.file || Number.NaN))
    if (!place.success) throw new StartProblem('--file wants which of the case’s files, from 1.')
    const reason = readWords('reason', values.reason)
    const folder = readWords('into', values.into)
    const opened = await desk.call(openCall, { number, place: place.data, reason })
    if (!opened.ok) throw complaintProblem(number, opened)
    return [`It lies in ${await writeOpened(folder, `complaint-${number}-${place.data}`, opened)}.`]
  },
}
