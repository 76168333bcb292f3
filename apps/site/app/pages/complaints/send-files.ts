import { addComplaintFile, fileNameLengthMax, type RefusalOf } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import type { SentFile } from '../../parts/files/read-multipart.ts'
import type { FileResult } from './complaint-address.ts'

const results: Readonly<
  Record<Exclude<RefusalOf<typeof addComplaintFile>['refusal'], 'session-expired'>, FileResult>
> = {
  unknown: 'fejl',
  'already-decided': 'fejl',
  'empty-file': 'ulaeselig',
  'file-too-large': 'fejl',
  'too-many-attempts': 'senere',
  'unknown-file-type': 'type',
  'unreadable-file': 'ulaeselig',
  'too-many-documents': 'mange',
}

/** Passes files on to a case one by one; answers why the first was refused that was. */
export async function sendFiles(
  scope: RequestScope,
  url: URL,
  number: number,
  files: readonly SentFile[],
): Promise<FileResult | undefined> {
  const outcomes: (FileResult | undefined)[] = []
  for (const file of files) outcomes.push(await sendFile(scope, url, number, file))
  return outcomes.find((outcome) => outcome !== undefined)
}

function sendFile(scope: RequestScope, url: URL, number: number, { name, bytes }: SentFile) {
  return orElse(scope, 'fejl', async (): Promise<FileResult | undefined> => {
    const sent = await ask(scope, url, addComplaintFile, {
      number,
      file_name: name.slice(0, fileNameLengthMax),
      file: bytes?.toString('base64') ?? '',
    })
    return sent.ok ? undefined : results[sent.refusal]
  })
}
