import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesAddress } from './documents-result.ts'
import { sendFromBrowser } from './send-from-browser.ts'
import { uploadShare } from './upload-share.ts'

const site = 'http://localhost:3000'
const answer = { kind: 'documents', documentType: 'identity', files: [], reference: 'R' }
const received = { ...answer, files: [{ name: 'a.pdf', outcome: 'received' }] }

/** What comes of the next form: an answer, or none. */
let next: { url?: string; type?: string; text: string } | 'lost' | 'hangs'

class FakePost {
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 200
  responseURL = ''
  responseText = ''
  #type = ''

  open = vi.fn()
  getResponseHeader = () => this.#type
  abort = () => this.onabort?.()

  send(): void {
    this.upload.onprogress?.({ loaded: 30, total: 40, lengthComputable: true })
    if (next === 'lost') this.onerror?.()
    if (typeof next === 'string') return
    this.responseURL = next.url ?? `${site}${filesAddress}`
    this.responseText = next.text
    this.#type = next.type ?? 'application/json'
    this.onload?.()
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakePost))
afterEach(() => void vi.unstubAllGlobals())

function sent(signal = new AbortController().signal) {
  const form = new FormData()
  form.set('document_type', 'identity')
  const request = new Request(`${site}/min-konto/profil`, { method: 'POST', body: form, signal })
  return sendFromBrowser({ request } as never) as Promise<{ data?: { problem?: string } }>
}

test('[SCREEN-11] how far the files have come is known while they are sent', async () => {
  next = { text: JSON.stringify(received) }
  expect(await sent()).toEqual(received)
  expect(uploadShare()).toBe(0.75)
})

test('[ERR-07] nothing new has the page not loaded again', async () => {
  next = { text: JSON.stringify(answer) }
  expect(await sent()).toMatchObject({ data: answer, init: { status: 422 } })
})

test.each([
  ['none', 'lost'],
  ['another JSON', { text: '{"message":"Not found"}' }],
  ['one cut off', { text: '{"kind":"docum' }],
  ['a page', { text: '<html>', type: 'text/html' }],
] as const)('[ERR-07] %s for an answer keeps what was chosen', async (_, came) => {
  next = came
  expect(await sent()).toMatchObject({ data: { problem: 'unsent' }, init: { status: 503 } })
})

test('a login that ended meanwhile leads to the login and back', async () => {
  next = { text: '<html>', type: 'text/html', url: `${site}/log-ind?redirect=%2Fmin-konto` }
  await expect(sent()).rejects.toMatchObject({ status: 302 })
})

test('who leaves the page sends no more', async () => {
  next = 'hangs'
  const leaving = new AbortController()
  const sending = sent(leaving.signal)
  await vi.waitFor(() => expect(uploadShare()).toBe(0.75))
  leaving.abort()
  expect(await sending).toMatchObject({ data: { problem: 'unsent' } })
})
