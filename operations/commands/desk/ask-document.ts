import { askDocuments } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { payoutProblem, readWithdrawal } from './payout-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Asks a player for all the documents that their withdrawal needs, once. */
export const askDocument: Subcommand = {
  usage: 'ask-document --withdrawal ID --types identity,address,...',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ withdrawal: text, types: text }, args)
    const withdrawalId = readWithdrawal(values.withdrawal)
    const documentTypes = (values.types ?? '').split(',').filter((type) => type.trim() !== '')
    const asked = askDocuments.request.safeParse({ withdrawalId, documentTypes })
    if (!asked.success)
      throw new StartProblem('--types wants the documents, as in identity,address.')
    const outcome = await desk.call(askDocuments, asked.data)
    if (!outcome.ok) throw payoutProblem(withdrawalId, outcome.refusal)
    return [`The player is asked for ${asked.data.documentTypes.join(', ')}.`]
  },
}
