import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDocument as openCall } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { documentProblem, readDocument } from './document-words.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

const endings = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

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
    const path = join(folder, `document-${documentId}.${endings[opened.document.contentType]}`)
    try {
      await writeFile(path, Buffer.from(opened.file, 'base64'), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      throw new StartProblem(`${path} cannot be written: ${String(error)}`)
    }
    return [`Document ${documentId} of player ${opened.document.playerId} lies in ${path}.`]
  },
}
