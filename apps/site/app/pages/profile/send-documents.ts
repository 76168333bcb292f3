import {
  documentFilesMax,
  fileNameLengthMax,
  type RefusalOf,
  type uploadDocument as uploadCall,
  uploadDocument,
} from '@nordlys/contracts'
import { type ActionFunctionArgs, data } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import {
  BrokenForm,
  readMultipart,
  type SentFile,
  type SentForm,
} from '../../parts/files/read-multipart.ts'
import {
  fileBytesMaxOf,
  type UploadOptions,
  uploadOptionsOf,
} from '../../parts/files/upload-options.ts'

/** The outcome of the files that were sent, one by one, or why none was taken. */
export interface DocumentsAnswer {
  kind: 'documents'
  /** The type as it was chosen, so that nobody chooses it again. */
  documentType: string
  problem?: FormProblem
  files: readonly FileOutcome[]
  /** Tells one answer from the next, which may have the same words. */
  reference: string
}

/** `unsent`: not all of the form arrived. */
export type FormProblem = 'type-required' | 'files-required' | 'files-max' | 'unsent'

export interface FileOutcome {
  name: string
  /** `unreachable`: we got no answer; sent again it is taken once. */
  outcome: 'received' | 'unreachable' | FileRefusal
}

type FileRefusal = Exclude<RefusalOf<typeof uploadCall>['refusal'], 'session-expired'>

/** The action of the form, with script and without. */
export async function sendDocuments(asked: ActionFunctionArgs) {
  const { answer, status } = await takeDocuments(asked)
  return data(answer, status)
}

/** Passes each file on as it was sent; the platform alone decides whether it is in order. [VAL-11] */
export async function takeDocuments({ context, request, url }: ActionFunctionArgs): Promise<Taken> {
  const scope = scopeOf(context)
  const options = uploadOptionsOf(scope.content)
  const read = options && (await readForm(scope, request, options))
  if (!read || 'status' in read) return answer(scope, { problem: 'unsent' }, read?.status ?? 503)
  const documentType = (read.fields.get('document_type') ?? '').slice(0, 100)
  const problem = problemOf(read, documentType)
  if (problem) return answer(scope, { documentType, problem }, 422)
  const files: FileOutcome[] = []
  // One by one: a copy of one file at a time lies on its way to the platform.
  for (const file of read.files) {
    const outcome = await sendFile(scope, url, documentType, file)
    files.push({ name: file.name.slice(0, fileNameLengthMax), outcome })
  }
  return answer(scope, { documentType, files }, statusOf(files))
}

interface Taken {
  answer: DocumentsAnswer
  status: number
}

function answer(
  { reference }: RequestScope,
  told: Partial<Omit<DocumentsAnswer, 'kind' | 'reference'>>,
  status: number,
): Taken {
  const empty = { kind: 'documents', documentType: '', files: [], reference } as const
  return { answer: { ...empty, ...told }, status }
}

/** The form, or the status of what is wrong with it: it comes from outside and may be anything. */
async function readForm(
  scope: RequestScope,
  request: Request,
  options: UploadOptions,
): Promise<SentForm | { status: number }> {
  try {
    const bounds = { filesMax: options.filesMax, fileBytesMax: fileBytesMaxOf(options) }
    return await readMultipart(request, bounds)
  } catch (error) {
    if (error instanceof BrokenForm) return { status: 400 }
    scope.noteFailure(error)
    const isBounded = error instanceof Error && 'statusCode' in error
    return { status: isBounded ? Number(error.statusCode) : 400 }
  }
}

function problemOf(form: SentForm, documentType: string): FormProblem | undefined {
  if (form.hasTooManyFiles || form.files.length > documentFilesMax) return 'files-max'
  if (documentType === '') return 'type-required'
  return form.files.length === 0 ? 'files-required' : undefined
}

async function sendFile(
  scope: RequestScope,
  url: URL,
  documentType: string,
  { name, bytes }: SentFile,
): Promise<FileOutcome['outcome']> {
  if (!bytes) return 'file-too-large'
  return orElse(scope, 'unreachable', async () => {
    const outcome = await ask(scope, url, uploadDocument, {
      document_type: documentType,
      file_name: name.slice(0, fileNameLengthMax),
      file: bytes.toString('base64'),
    })
    return outcome.ok ? 'received' : outcome.refusal
  })
}

/** Where anything arrived the page is shown again with it. */
function statusOf(files: readonly FileOutcome[]): number {
  if (files.some(({ outcome }) => outcome === 'received')) return 200
  return files.some(({ outcome }) => outcome === 'unreachable') ? 503 : 422
}
