import { complaintLengthMax, writeInComplaint } from '@nordlys/contracts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { caseAddress, numberIn } from './complaint-address.ts'
import { type ComplaintForm, readComplaintForm } from './read-complaint-form.ts'
import { sendFiles } from './send-files.ts'

export type WriteProblem =
  | 'words-required'
  | 'personal-number'
  | 'files-max'
  | 'file-too-large'
  | 'too-many-messages'
  | 'already-decided'
  | 'down'

/** Words that did not reach the case, and why. */
export interface UnsentWords {
  words: string
  problem: WriteProblem
  key: string
  reference: string
}

/** Adds words, files or both to a case of the player's own. [CP5] */
export async function writeAction({ context, request, params, url }: ActionFunctionArgs) {
  const scope = scopeOf(context)
  const { reference } = scope
  const number = numberIn(params.number)
  if (number === undefined) throw pageNotFound(url)
  const form = await readComplaintForm(scope, request)
  if ('status' in form) {
    const key = crypto.randomUUID()
    return data({ words: '', problem: 'down', key, reference } as UnsentWords, form.status)
  }
  const words = form.text('words', complaintLengthMax.words)
  const problem = form.fileProblem ?? (await write(scope, url, { number, words, form }))
  if (problem === 'unknown') throw pageNotFound(url)
  if (problem) {
    const unsent: UnsentWords = { words, problem, key: form.key, reference }
    return data(unsent, problem === 'down' ? 503 : 200)
  }
  const file = await sendFiles(scope, url, number, form.files)
  return redirect(caseAddress(number, { isSent: true, file }), 303)
}

/** Undefined where the words are in the case, or there are files alone. */
function write(
  scope: RequestScope,
  url: URL,
  { number, words, form }: { number: number; words: string; form: ComplaintForm },
): Promise<WriteProblem | 'unknown' | undefined> {
  if (words === '' && form.files.length > 0) return Promise.resolve(undefined)
  return orElse(scope, 'down', async () => {
    const asked = { number, words, idempotencyKey: form.key }
    const written = await ask(scope, url, writeInComplaint, asked)
    return written.ok ? undefined : written.refusal
  })
}
