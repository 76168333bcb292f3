import { takeBackDocument } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { action } from './documents-route.ts'

/** The questions to the platform when the form is sent, and where the browser is led. */
async function send(documentId: string, answer: object = { ok: true }) {
  const asked: unknown[] = []
  const call = async (spec: unknown, request: unknown) => {
    asked.push([spec, request])
    return answer
  }
  const session = { secret: 'secret', handle: 'handle' }
  const scope = { platform: { call }, session, publicUrl: 'http://localhost:3000' }
  const body = new URLSearchParams({ documentId })
  const request = new Request('http://localhost:3000/min-konto/profil/dokumenter', {
    method: 'POST',
    body,
  })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const response = await action({ context, request } as never)
  return { asked, ledTo: response.headers.get('location') }
}

const led = (result: string) => `/min-konto/profil?dokument=${result}`
const refused = (refusal: string) => ({ ok: false, refusal })

test('[ID41] a document is taken back, and the page says why where it is not', async () => {
  const { asked, ledTo } = await send('7')
  expect(asked).toEqual([[takeBackDocument, { documentId: '7' }]])
  expect(ledTo).toBe(led('slettet'))
  expect((await send('7', refused('too-late'))).ledTo).toBe(led('behandles'))
  expect((await send('7', refused('awaited'))).ledTo).toBe(led('afventes'))
  expect((await send('7', refused('unknown'))).ledTo).toBe(led('ukendt'))
})

test.each(['', 'x', '-1', '07', '1'.repeat(40)])(
  'an odd number “%s” asks for nothing',
  async (odd) => {
    expect(await send(odd)).toEqual({ asked: [], ledTo: led('ukendt') })
  },
)
