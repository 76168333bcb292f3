import { approveDocument as approveCall } from '@nordlys/contracts'
import { wordsOf } from '../operator-tool.ts'
import { documentProblem, readDocument } from './document-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Finds a document in order; its player is written to. */
export const approveDocument: Subcommand = {
  usage: 'approve-document --document N',
  async run(desk, args) {
    const { values } = wordsOf({ document: { type: 'string' } }, args)
    const documentId = readDocument(values.document)
    const approved = await desk.call(approveCall, { documentId })
    if (!approved.ok) throw documentProblem(documentId, approved.refusal)
    return [`Document ${documentId} is approved.`]
  },
}
