import { type ClientActionFunctionArgs, data } from 'react-router'
import type { DocumentsAnswer } from './send-documents.ts'

/**
 * Sends the form without leaving the page. Without an answer the page stays, with what was chosen,
 * and says so: a player who has found and photographed four papers does not want to do it again.
 * [ERR-07]
 */
export async function sendFromBrowser({ serverAction }: ClientActionFunctionArgs) {
  try {
    const answer = await serverAction<DocumentsAnswer>()
    // Nothing new to show: the page is not loaded again, which would fail where the platform is away.
    return answer.files.some(({ outcome }) => outcome === 'received') ? answer : data(answer, 422)
  } catch (error) {
    if (error instanceof Response) throw error
    return data(unreachable, 503)
  }
}

const unreachable: DocumentsAnswer = {
  kind: 'documents',
  documentType: '',
  problem: 'unsent',
  files: [],
  reference: 'unreachable',
}
