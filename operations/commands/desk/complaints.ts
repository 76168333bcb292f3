import { listComplaints, readComplaintCase } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { complaintLine, complaintLines, complaintProblem, readCase } from './complaint-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Complaints that wait for a decision, the first due first; or one with all that was written in it. */
export const complaints: Subcommand = {
  usage: 'complaints [--all | --case N]',
  async run(desk, args) {
    const { values } = wordsOf({ all: { type: 'boolean' }, case: { type: 'string' } }, args)
    if (values.case !== undefined) {
      const number = readCase(values.case)
      const read = await desk.call(readComplaintCase, { number })
      if (!read.ok) throw complaintProblem(number, read)
      return complaintLines(read.complaint)
    }
    const listed = await desk.call(listComplaints, { all: values.all ?? false })
    if (!listed.ok) throw new StartProblem('The complaints cannot be listed.')
    const lines = listed.complaints.map(complaintLine)
    return lines.length === 0 ? ['No complaint waits.'] : lines
  },
}
