import { complaintFilesMax, complaintLengthMax } from '@nordlys/contracts'
import { foldLines } from '@nordlys/core'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { BrokenForm, readMultipart, type SentFile } from '../../parts/files/read-multipart.ts'
import { fileBytesMaxOf, uploadOptionsOf } from '../../parts/files/upload-options.ts'

/** Four bytes a character, and the line feeds that browsers make two of. */
const fieldBytesMax = complaintLengthMax.words * 5

export interface ComplaintForm {
  text(name: string, lengthMax: number): string
  /** Such as the key that makes a wish one however often it is sent; a made-up one is replaced. */
  key: string
  files: readonly SentFile[]
  fileProblem: 'files-max' | 'file-too-large' | undefined
}

/** The form as it was sent, or the status of what is wrong with it: it comes from outside. */
export async function readComplaintForm(
  scope: RequestScope,
  request: Request,
): Promise<ComplaintForm | { status: number }> {
  try {
    const options = uploadOptionsOf(scope.content)
    const fileBytesMax = options ? fileBytesMaxOf(options) : 0
    const filesMax = Math.min(options?.filesMax ?? 0, complaintFilesMax)
    const form = await readMultipart(request, { filesMax, fileBytesMax, fieldBytesMax })
    const isTooLarge = form.files.some(({ bytes }) => bytes === undefined)
    const key = form.fields.get('key') ?? ''
    return {
      text: (name, lengthMax) => foldLines(form.fields.get(name) ?? '').slice(0, lengthMax),
      key: isUuid(key) ? key : crypto.randomUUID(),
      files: form.files,
      fileProblem: form.hasTooManyFiles ? 'files-max' : isTooLarge ? 'file-too-large' : undefined,
    }
  } catch (error) {
    if (error instanceof BrokenForm) return { status: 400 }
    scope.noteFailure(error)
    const isBounded = error instanceof Error && 'statusCode' in error
    return { status: isBounded ? Number(error.statusCode) : 400 }
  }
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text)
}
