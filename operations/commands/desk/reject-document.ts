import { documentRejections, rejectDocument as rejectCall } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { documentProblem, readDocument } from './document-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Rejects a document for a reason that its player reads. */
export const rejectDocument: Subcommand = {
  usage: `reject-document --document N --reason ${documentRejections.join('|')}`,
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ document: text, reason: text }, args)
    const documentId = readDocument(values.document)
    const reason = documentRejections.find((known) => known === values.reason)
    if (!reason) throw new StartProblem(`--reason is one of ${documentRejections.join(', ')}.`)
    const rejected = await desk.call(rejectCall, { documentId, reason })
    if (!rejected.ok) throw documentProblem(documentId, rejected.refusal)
    return [`Document ${documentId} is rejected, and its player reads why.`]
  },
}
