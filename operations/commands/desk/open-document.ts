import { openDocument as openCall } from '@nordlys/contracts'
import { wordsOf } from '../operator-tool.ts'
import { documentProblem, readDocument } from './document-words.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'
import { writeOpened } from './write-opened.ts'

/**
 * Writes a document into a new file that its owner alone reads, for a reason that is kept with the
 * employee's name. Who opened it last judges it.
 */
export const openDocument: Subcommand = {
  usage: 'open-document --document N --reason "..." --into FOLDER',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ document: text, reason: text, into: text }, args)
    const documentId = readDocument(values.document)
    const reason = readWords('reason', values.reason)
    const folder = readWords('into', values.into)
    const opened = await desk.call(openCall, { documentId, reason })
    if (!opened.ok) throw documentProblem(documentId, opened.refusal)
    const path = await writeOpened(folder, `document-${documentId}`, opened)
    return [`Document ${documentId} of player ${opened.playerId} lies in ${path}.`]
  },
}
