import { failureOf, type HttpCall } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { action } from './offers-route.ts'

const session = { secret: 'secret', handle: 'handle' }
const clientAddress = '203.0.113.7'

/** What is asked of the store when the form is sent, and where the browser is led. */
async function send(ticked: string[], answer: object) {
  const asked: unknown[] = []
  const call = async ({ path }: HttpCall, what: object, customer: object) => {
    asked.push({ path, ...what, customer })
    return answer
  }
  const scope = { store: { call }, session, clientAddress }
  const body = new URLSearchParams(ticked.map((name) => [name, 'on']))
  const request = new Request('http://localhost:3000/min-konto/profil/tilbud', {
    method: 'POST',
    body,
  })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const response = await action({ context, request } as never)
  return { asked, ledTo: response.headers.get('location') }
}

const taken = { result: 1, data: { EmailNotify: false, SMSNotify: false } }

test.each([
  { ticked: [], EmailNotify: false, SMSNotify: false },
  { ticked: ['email'], EmailNotify: true, SMSNotify: false },
  { ticked: ['sms'], EmailNotify: false, SMSNotify: true },
  { ticked: ['email', 'sms'], EmailNotify: true, SMSNotify: true },
])('[MKT-05] the boxes $ticked are saved as they stand', async ({ ticked, ...query }) => {
  const { asked, ledTo } = await send(ticked, taken)
  expect(asked).toMatchObject([
    {
      path: '/GATMaven/users/{sessionId}/EmailNotify/update',
      params: { sessionId: 'handle' },
      query,
      customer: { ...session, clientAddress },
    },
  ])
  expect(ledTo).toBe('/min-konto/profil?tilbud=gemt')
})

test('[MKT-05] an answer that is not taken is told as one', async () => {
  for (const code of ['no-answer', 'not-allowed'] as const) {
    expect((await send(['sms'], failureOf(code))).ledTo).toBe('/min-konto/profil?tilbud=fejl')
  }
})

test('[MKT-05] without a session, or one that is over, the way leads to the login', async () => {
  const login = '/log-ind?redirect=%2Fmin-konto%2Fprofil'
  expect((await send(['sms'], failureOf('session-expired'))).ledTo).toBe(login)
  const context = { get: () => ({ session: undefined }) }
  const response = await action({ context } as never)
  expect(response.headers.get('location')).toBe(login)
})
