import { type Call, NeighbourError, uploadDocument } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { type DocumentsAnswer, sendDocuments } from './send-documents.ts'

const url = new URL('http://localhost:3000/min-konto/profil')
const optionUploadFile = {
  maximumFiles: 4,
  maximumMegabytes: 10,
  types: ['image/jpeg', 'application/pdf'],
  documents: [{ id: 'identity', name: 'Legitimation' }],
}

interface Sent {
  document_type: string
  file_name: string
  file: string
}

/** The page's action with a platform that answers each file in turn; an error is thrown. */
async function send(
  files: readonly string[],
  answers: readonly (string | Error)[],
  { type = 'identity', configuration = { optionUploadFile } as Record<string, unknown> } = {},
) {
  const form = new FormData()
  form.set('document_type', type)
  for (const name of files) form.append('file', new Blob([`indhold af ${name}`]), name)
  const asked: Sent[] = []
  const failures: unknown[] = []
  const platform = {
    async call(spec: Call, request: Sent) {
      expect(spec).toBe(uploadDocument)
      asked.push(request)
      const answer = answers[asked.length - 1]
      if (answer instanceof Error) throw answer
      return answer === 'ok' ? { ok: true } : { ok: false, refusal: answer }
    },
  }
  const scope = {
    platform,
    content: { configuration },
    reference: 'ABCD-EFGH',
    noteFailure: (error: unknown) => void failures.push(error),
  }
  const request = new Request(url, { method: 'POST', body: form })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const answer = await sendDocuments({ context, request, url } as never)
  const { data, init } = answer as { data: DocumentsAnswer; init: { status: number } }
  return { answer: data, status: init.status, asked, failures }
}

test('each file is passed on as it was sent, and told of by itself', async () => {
  const sent = await send(['a.pdf', 'b.exe'], ['ok', 'unknown-file-type'])
  expect(sent.status).toBe(200)
  expect(sent.asked).toEqual([
    { document_type: 'identity', file_name: 'a.pdf', file: btoa('indhold af a.pdf') },
    { document_type: 'identity', file_name: 'b.exe', file: btoa('indhold af b.exe') },
  ])
  expect(sent.answer.files).toEqual([
    { name: 'a.pdf', outcome: 'received' },
    { name: 'b.exe', outcome: 'unknown-file-type' },
  ])
})

test('[VAL-11] more than four files, no type or no file: nothing is passed on', async () => {
  const five = ['1', '2', '3', '4', '5']
  expect(await send(five, [])).toMatchObject({ status: 422, answer: { problem: 'files-max' } })
  const without = await send(['1'], [], { type: '' })
  expect(without).toMatchObject({ status: 422, answer: { problem: 'type-required' } })
  expect(await send([], [])).toMatchObject({ answer: { problem: 'files-required' } })
  for (const { asked } of [await send(five, []), without]) expect(asked).toEqual([])
})

test('[VAL-11] a platform that does not answer keeps no file from being told of', async () => {
  const away = new NeighbourError('upload-document', 'no answer')
  const partly = await send(['a', 'b', 'c'], ['ok', away, 'ok'])
  expect(partly.status).toBe(200)
  const outcomes = partly.answer.files.map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['received', 'unreachable', 'received'])
  expect(partly.failures).toEqual([away])
  expect((await send(['a'], [away])).status).toBe(503)
  expect((await send(['a'], ['empty-file'])).status).toBe(422)
})

test('a login that ended meanwhile leads to the login and back', async () => {
  const ended = send(['a'], ['session-expired'])
  await expect(ended).rejects.toMatchObject({ status: 302 })
})

test('a configuration that cannot be read takes no file, and says so', async () => {
  for (const value of [undefined, null, 'x', { documents: [] }]) {
    const configuration = { optionUploadFile: value }
    const { status, answer, asked } = await send(['a'], [], { configuration })
    expect([status, answer.problem, asked]).toEqual([503, 'unsent', []])
  }
})

test('[SEC-89] a body that was refused on its way in is told by its status', async () => {
  const refused = Object.assign(new Error('too slow'), { statusCode: 408 })
  const body = new ReadableStream({ pull: (controller) => controller.error(refused) })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  const noteFailure = () => undefined
  const scope = { content: { configuration: { optionUploadFile } }, reference: 'A', noteFailure }
  const context = { get: (key: unknown) => key === requestScope && scope }
  const answer = await sendDocuments({ context, request, url } as never)
  expect(answer).toMatchObject({ data: { problem: 'unsent' }, init: { status: 408 } })
})
