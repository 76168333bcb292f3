import { type ClientActionFunctionArgs, data, redirect } from 'react-router'
import { type FormAnswer, postForm } from '../../parts/files/post-form.ts'
import { filesAddress } from './documents-result.ts'
import type { DocumentsAnswer } from './send-documents.ts'
import { setUploadShare } from './upload-share.ts'

/**
 * Sends the form without leaving the page, and shows how far it has come. Without an answer the page stays,
 * with what was chosen, and says so: a player who has found and photographed four papers does not want to
 * do it again. [ERR-07]
 */
export async function sendFromBrowser({ request }: ClientActionFunctionArgs) {
  setUploadShare(0)
  const form = await request.formData()
  const { signal } = request
  const sending = postForm(filesAddress, form, { onProgress: setUploadShare, signal })
  const came = await sending.catch(() => undefined)
  const answer = came && answerIn(came)
  if (!answer) return data(unreachable, 503)
  // Nothing new to show: the page is not loaded again, which would fail where the platform is away.
  return answer.files.some(({ outcome }) => outcome === 'received') ? answer : data(answer, 422)
}

/** Undefined where what came is not from our page's other end. A login that ended leads to the next one. */
function answerIn({ url, isJson, text }: FormAnswer): DocumentsAnswer | undefined {
  const { pathname, search } = new URL(url)
  if (pathname !== filesAddress) throw redirect(pathname + search)
  const read = isJson ? parsed(text) : undefined
  return isAnswer(read) ? read : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A proxy's answer, or the router's to an error, is JSON as well. */
function isAnswer(read: unknown): read is DocumentsAnswer {
  if (typeof read !== 'object' || read === null) return false
  return 'kind' in read && read.kind === 'documents' && 'files' in read && Array.isArray(read.files)
}

const unreachable: DocumentsAnswer = {
  kind: 'documents',
  documentType: '',
  problem: 'unsent',
  files: [],
  reference: 'unreachable',
}
