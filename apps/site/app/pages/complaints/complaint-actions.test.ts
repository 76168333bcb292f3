import {
  addComplaintFile,
  type Call,
  makeComplaint,
  NeighbourError,
  writeInComplaint,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { sendComplaint, type UnsentComplaint } from './send-complaint.ts'
import { type UnsentWords, writeAction } from './write-action.ts'

const optionUploadFile = {
  maximumFiles: 4,
  maximumMegabytes: 1,
  types: ['application/pdf'],
  documents: [{ id: 'identity', name: 'Legitimation' }],
}
const key = '0d3f6c1e-5a0f-4a54-9b43-6a1d2c3b4e5f'
const typed = { topic: 'game', words: 'Runden\r\ngik i stå.', wish: 'Se på den.', subject: '' }

type Answers = ReadonlyMap<Call, object | Error>

/** An action with a platform that answers so; an error is thrown. */
async function act(
  action: (asked: never) => Promise<unknown>,
  form: FormData | { body: string; type: string },
  answers: Answers,
  { path = '/min-konto/klager', number = '10001' } = {},
) {
  const asked: [Call, Record<string, unknown>][] = []
  const platform = {
    async call(spec: Call, request: Record<string, unknown>) {
      asked.push([spec, request])
      const answer = answers.get(spec)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const content = { configuration: { optionUploadFile } }
  const scope = { platform, content, reference: 'ABCD-EFGH', noteFailure: () => undefined }
  const url = new URL(path, 'http://localhost:3000')
  const sent =
    form instanceof FormData
      ? { body: form }
      : { body: form.body, headers: { 'content-type': form.type } }
  const request = new Request(url, { method: 'POST', ...sent })
  const context = { get: (each: unknown) => each === requestScope && scope }
  const answer = await action({ context, request, url, params: { number } } as never)
  return { answer, asked }
}

function formOf(fields: Readonly<Record<string, string>>, files: readonly Blob[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('file', file, 'kvittering.pdf')
  return form
}

const pdf = new Blob(['%PDF-1.7'])
const made: Answers = new Map<Call, object>([
  [makeComplaint, { ok: true, number: 10_001, dueAt: new Date('2026-12-05T22:59:59.999Z') }],
  [writeInComplaint, { ok: true }],
  [addComplaintFile, { ok: true }],
])
const placeOf = (answer: unknown) => (answer as Response).headers.get('location')
const send = (form: Parameters<typeof act>[1], answers = made) => act(sendComplaint, form, answers)
const write = (form: Parameters<typeof act>[1], answers = made) =>
  act(writeAction, form, answers, { path: '/min-konto/klager/10001' })

test('[CP1] a complaint goes to the platform as it was typed, and leads to its case', async () => {
  const { answer, asked } = await send(formOf({ ...typed, key, subject: 'deposit:d-1' }, [pdf]))
  expect(placeOf(answer)).toBe('/min-konto/klager/10001?oprettet=1')
  const { subject: _, ...words } = { ...typed, words: 'Runden\ngik i stå.' }
  expect(asked).toEqual([
    [makeComplaint, { ...words, subject: { kind: 'deposit', id: 'd-1' }, idempotencyKey: key }],
    [addComplaintFile, { number: 10_001, file_name: 'kvittering.pdf', file: btoa('%PDF-1.7') }],
  ])
})

test('[CP7] a key that is none is replaced, and a made-up choice is refused as a foreign one', async () => {
  const { asked } = await send(formOf({ ...typed, key: 'x', subject: 'bonus:1' }))
  expect(asked[0]?.[1].idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  expect(asked[0]?.[1].subject).toEqual({ kind: 'round', id: 'none' })
})

const problems = [{ field: 'subject', reason: 'unknown' }]

test('[CP1] a refusal comes back beside the field, with the form as it was typed and 200', async () => {
  const refused = { ok: false, refusal: 'not-valid', problems }
  const { answer } = await send(formOf({ ...typed, key }), new Map([[makeComplaint, refused]]))
  expect(answer).toMatchObject({ typed: { ...typed, words: 'Runden\ngik i stå.' }, problems, key })
})

test.each([
  ['too-many-complaints', 200],
  ['not-allowed', 200],
  ['key-used', 200],
])('[CP7] a complaint refused as %s says so, with %i', async (refusal, status) => {
  const answers = new Map([[makeComplaint, { ok: false, refusal }]])
  const { answer } = await send(formOf({ ...typed, key }), answers)
  const { data, init } = answer as { data: UnsentComplaint; init: { status: number } | number }
  expect([data.failure, Object(init).status ?? init]).toEqual([refusal, status])
  expect(data.typed.wish).toBe(typed.wish)
})

test('[CP7] files that are too many or too large are told before anything is asked', async () => {
  const five = await send(formOf(typed, [pdf, pdf, pdf, pdf, pdf]))
  expect(five.answer).toMatchObject({ problems: [{ field: 'file', reason: 'files-max' }] })
  const large = await send(formOf(typed, [new Blob(['x'.repeat(1_048_577)])]))
  expect(large.answer).toMatchObject({ problems: [{ field: 'file', reason: 'file-too-large' }] })
  expect([...five.asked, ...large.asked]).toEqual([])
})

test.each([
  ['unknown-file-type', 'type'],
  ['unreadable-file', 'ulaeselig'],
  ['too-many-documents', 'mange'],
  ['too-many-attempts', 'senere'],
  ['already-decided', 'fejl'],
])('[CP7] a file refused as %s is told of in its case, which is made', async (refusal, said) => {
  const answers = new Map([...made, [addComplaintFile, { ok: false, refusal }] as const])
  const { answer } = await send(formOf({ ...typed, key }, [pdf]), answers)
  expect(placeOf(answer)).toBe(`/min-konto/klager/10001?oprettet=1&fil=${said}`)
})

test.each([
  ['no form', 'a=b', 'application/x-www-form-urlencoded'],
  ['a form without its boundary', 'a=b', 'multipart/form-data'],
  ['a form that is cut off', '--x\r\nContent-Dis', 'multipart/form-data; boundary=x'],
])('[SEC-98] %s is 400, and nothing is asked', async (_, body, type) => {
  for (const acting of [send, write]) {
    const { answer, asked } = await acting({ body, type })
    expect(answer).toMatchObject({ init: { status: 400 } })
    expect(asked).toEqual([])
  }
})

test('[CP5] words, files or both are added to a case', async () => {
  const both = await write(formOf({ words: 'Hej', key }, [pdf]))
  expect(placeOf(both.answer)).toBe('/min-konto/klager/10001?sendt=1')
  expect(both.asked[0]).toEqual([
    writeInComplaint,
    { number: 10_001, words: 'Hej', idempotencyKey: key },
  ])
  const file = await write(formOf({ words: '', key }, [pdf]))
  expect(file.asked.map(([spec]) => spec)).toEqual([addComplaintFile])
})

test.each(['words-required', 'personal-number', 'too-many-messages', 'already-decided'])(
  '[CP5] words refused as %s come back with 200',
  async (refusal) => {
    const answers = new Map([[writeInComplaint, { ok: false, refusal }]])
    const { answer } = await write(formOf({ words: 'Hej', key }), answers)
    const { data, init } = answer as { data: UnsentWords; init: { status: number } | number }
    expect(data).toMatchObject({ words: 'Hej', problem: refusal, key })
    expect(Object(init).status ?? init).toBe(200)
  },
)

test('[CP8] a foreign case and a number that is none are a page that is not there', async () => {
  const unknown = new Map([[writeInComplaint, { ok: false, refusal: 'unknown' }]])
  await expect(write(formOf({ words: 'Hej', key }), unknown)).rejects.toMatchObject({
    init: { status: 404 },
  })
  const form = formOf({ words: 'Hej' })
  for (const number of ['x', '0', '1e9', '-1', '9'.repeat(30)]) {
    const asking = act(writeAction, form, made, { path: '/min-konto/klager/x', number })
    await expect(asking).rejects.toMatchObject({ init: { status: 404 } })
  }
})

test('[ERR-07] a platform that does not answer leaves the form as it was, with 503', async () => {
  const away = new NeighbourError('make-complaint', 'no answer')
  const { answer } = await send(formOf({ ...typed, key }), new Map([[makeComplaint, away]]))
  expect(answer).toMatchObject({ data: { failure: 'down', key }, init: { status: 503 } })
})
