import {
  complaintOutcomes,
  complaintWaysOn,
  decideComplaint as decideCall,
} from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { complaintLines, complaintProblem, readCase } from './complaint-words.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Decides a complaint, with reasons that its player reads. The way on is the topic's if none is named. */
export const decideComplaint: Subcommand = {
  usage:
    `decide-complaint --case N --outcome ${complaintOutcomes.join('|')} --reasons "..." ` +
    `[--way-on ${complaintWaysOn.join('|')}]`,
  async run(desk, args) {
    const text = { type: 'string' } as const
    const options = { case: text, outcome: text, reasons: text, 'way-on': text }
    const { values } = wordsOf(options, args)
    const number = readCase(values.case)
    const outcome = complaintOutcomes.find((known) => known === values.outcome)
    if (!outcome) throw new StartProblem(`--outcome is one of ${complaintOutcomes.join(', ')}.`)
    const reasons = readWords('reasons', values.reasons)
    const wayOn = complaintWaysOn.find((known) => known === values['way-on'])
    if (values['way-on'] !== undefined && !wayOn) {
      throw new StartProblem(`--way-on is one of ${complaintWaysOn.join(', ')}.`)
    }
    const decided = await desk.call(decideCall, {
      number,
      outcome,
      reasons,
      ...(wayOn && { wayOn }),
    })
    if (!decided.ok) throw complaintProblem(number, decided)
    return complaintLines(decided.complaint)
  },
}
