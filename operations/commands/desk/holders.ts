import {
  type Caller,
  judgeOtherHolder,
  listOtherHolders,
  type OtherHolder,
  type RefusalOf,
} from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Cards whose holder bears another name than the player: shows them, or ends one with what was found. */
export const holders: Subcommand = {
  usage: 'holders [judge --note N --reason "..."]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf({ note: text, reason: text }, args)
    const [act] = words
    if (act === 'judge') {
      return judge(desk, readNote(values.note), readWords('reason', values.reason))
    }
    if (act !== undefined) throw new StartProblem('Do what with a note: judge?')
    const listed = await desk.call(listOtherHolders, {})
    if (!listed.ok) throw new StartProblem('The notes cannot be listed.')
    return listed.notes.length === 0 ? ['No note waits.'] : listed.notes.map(lineOf)
  },
}

async function judge(desk: Caller, noteId: number, reason: string): Promise<readonly string[]> {
  const judged = await desk.call(judgeOtherHolder, { noteId, reason })
  if (!judged.ok) throw new StartProblem(refusals(noteId)[judged.refusal])
  return [`Note ${noteId} is judged.`]
}

function refusals(noteId: number): Record<RefusalOf<typeof judgeOtherHolder>['refusal'], string> {
  return {
    unknown: `There is no note ${noteId}.`,
    'judged-already': `Note ${noteId} is judged already.`,
    'personal-number': 'What is kept may hold no CPR number.',
  }
}

function readNote(typed: string | undefined): number {
  const asked = judgeOtherHolder.request.shape.noteId.safeParse(Number(typed))
  if (asked.success) return asked.data
  throw new StartProblem('--note wants the number of a note, as `holders` tells it.')
}

function lineOf({ noteId, playerId, reference, txId, last4, notedAt }: OtherHolder): string {
  return [
    `Note ${noteId}: player ${playerId}, deposit ${reference}`,
    ...(txId ? [`the provider's ${txId}`] : []),
    ...(last4 ? [`a card ending in ${last4}`] : []),
    formatMoment(notedAt),
  ].join(', ')
}
