import {
  listDocumentRequests,
  listWaitingDocuments,
  type OpenDocumentRequest,
  type WaitingDocument,
} from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import type { Subcommand } from './subcommand.ts'

/** Documents that nobody has judged, and those that players are asked for, the oldest first. */
export const documents: Subcommand = {
  usage: 'documents',
  async run(desk, args) {
    wordsOf({}, args)
    const listed = await desk.call(listWaitingDocuments, {})
    const asked = await desk.call(listDocumentRequests, {})
    if (!listed.ok || !asked.ok) throw new StartProblem('The documents cannot be listed.')
    const lines = [...listed.documents.map(documentLine), ...asked.requests.map(requestLine)]
    return lines.length > 0 ? lines : ['No document waits.']
  },
}

function documentLine(document: WaitingDocument): string {
  const { documentId, playerId, documentType, fileName, receivedAt, openedBy } = document
  const what = `Document ${documentId}: ${documentType}, ${fileName}, of player ${playerId}`
  const opened = openedBy ? `, opened by ${openedBy}` : ''
  return `${what}, received ${formatMoment(receivedAt)}${opened}`
}

function requestLine(request: OpenDocumentRequest): string {
  const { requestId, playerId, documentType, purpose, askedBy, lastDay } = request
  const what = `Request ${requestId}: ${documentType} (${purpose}) of player ${playerId}`
  return `${what}, asked by ${askedBy}, until ${lastDay}${standOf(request)}`
}

function standOf({ isAnswered, isLate }: OpenDocumentRequest): string {
  if (isAnswered) return ', answered'
  return isLate ? ', late' : ''
}
