import {
  type ComplaintProblem,
  type ComplaintSubjectNamed,
  complaintLengthMax,
  makeComplaint,
} from '@nordlys/contracts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { caseAddress } from './complaint-address.ts'
import { type ComplaintForm, readComplaintForm } from './read-complaint-form.ts'
import { sendFiles } from './send-files.ts'

/** What was typed, as the fields of the form have it. */
interface TypedComplaint {
  topic: string
  /** `round:…`, or empty. */
  subject: string
  words: string
  wish: string
}

/** A complaint that was not made: why, and what was typed so that nobody types it again. */
export interface UnsentComplaint {
  typed: TypedComplaint
  problems: readonly (ComplaintProblem | FileProblem)[]
  failure?: ComplaintFailure
  /** The same wish has the same key when it is sent again. */
  key: string
  /** Tells one answer from the next, which may have the same words. */
  reference: string
}

interface FileProblem {
  field: 'file'
  reason: 'files-max' | 'file-too-large'
}

/** A failure that no field can mend. */
export type ComplaintFailure = 'too-many-complaints' | 'not-allowed' | 'key-used' | 'down'

/** The platform alone decides whether a complaint is in order. A refused one comes back in the form. [CP1] */
export async function sendComplaint({ context, request, url }: ActionFunctionArgs) {
  const scope = scopeOf(context)
  const { reference } = scope
  const form = await readComplaintForm(scope, request)
  if ('status' in form) return data(unsent(undefined, { failure: 'down', reference }), form.status)
  if (form.fileProblem) {
    const problems = [{ field: 'file', reason: form.fileProblem } as const]
    return unsent(form, { problems, reference })
  }
  const made = await make(scope, url, form)
  if (typeof made === 'string') {
    return data(unsent(form, { failure: made, reference }), made === 'down' ? 503 : 200)
  }
  if ('problems' in made) return unsent(form, { problems: made.problems, reference })
  const file = await sendFiles(scope, url, made.number, form.files)
  return redirect(caseAddress(made.number, { isNew: true, file }), 303)
}

function make(scope: RequestScope, url: URL, form: ComplaintForm) {
  const { subject, ...words } = typedIn(form)
  const named = subjectIn(subject)
  const failed: ComplaintFailure = 'down'
  return orElse(scope, failed, async () => {
    const asked = { ...words, ...(named && { subject: named }), idempotencyKey: form.key }
    const made = await ask(scope, url, makeComplaint, asked)
    if (made.ok) return { number: made.number }
    return made.refusal === 'not-valid' ? { problems: made.problems } : made.refusal
  })
}

function typedIn(form: ComplaintForm): TypedComplaint {
  return {
    topic: form.text('topic', complaintLengthMax.topic),
    subject: form.text('subject', 120),
    words: form.text('words', complaintLengthMax.words),
    wish: form.text('wish', complaintLengthMax.wish),
  }
}

/** The round or payment that was chosen. A made-up one is asked for, and refused as a foreign one. */
function subjectIn(value: string): ComplaintSubjectNamed | undefined {
  if (value === '') return undefined
  const [, kind, id] = /^(round|deposit|withdrawal):(.{1,100})$/.exec(value) ?? []
  const known = (['round', 'deposit', 'withdrawal'] as const).find((each) => each === kind)
  return known && id ? { kind: known, id } : { kind: 'round', id: 'none' }
}

function unsent(
  form: ComplaintForm | undefined,
  told: Pick<UnsentComplaint, 'reference'> & Partial<UnsentComplaint>,
): UnsentComplaint {
  const typed = form ? typedIn(form) : { topic: '', subject: '', words: '', wish: '' }
  return { typed, problems: [], key: form?.key ?? crypto.randomUUID(), ...told }
}
