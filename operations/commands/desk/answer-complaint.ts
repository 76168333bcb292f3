import { answerComplaint as answerCall } from '@nordlys/contracts'
import { wordsOf } from '../operator-tool.ts'
import { complaintLines, complaintProblem, readCase } from './complaint-words.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Writes to the complainant, and may promise the decision by a day. */
export const answerComplaint: Subcommand = {
  usage: 'answer-complaint --case N --words "..." [--expected 2026-12-20]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ case: text, words: text, expected: text }, args)
    const number = readCase(values.case)
    const words = readWords('words', values.words)
    const asked = answerCall.request.safeParse({ number, words, expectedOn: values.expected })
    if (!asked.success) throw complaintProblem(number, { refusal: 'day-not-possible' })
    const answered = await desk.call(answerCall, asked.data)
    if (!answered.ok) throw complaintProblem(number, answered)
    return complaintLines(answered.complaint)
  },
}
