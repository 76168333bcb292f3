import { listWaitingDocuments } from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import type { Subcommand } from './subcommand.ts'

/** Documents that players have sent and nobody has judged, the oldest first. */
export const documents: Subcommand = {
  usage: 'documents',
  async run(desk, args) {
    wordsOf({}, args)
    const listed = await desk.call(listWaitingDocuments, {})
    if (!listed.ok) throw new StartProblem('The documents cannot be listed.')
    if (listed.documents.length === 0) return ['No document waits.']
    return listed.documents.map((document) => {
      const { documentId, playerId, documentType, fileName, receivedAt, openedBy } = document
      const what = `Document ${documentId}: ${documentType}, ${fileName}, of player ${playerId}`
      const opened = openedBy ? `, opened by ${openedBy}` : ''
      return `${what}, received ${formatMoment(receivedAt)}${opened}`
    })
  },
}
