import { type Call, confirmMobile, sendContactCode, startContactChange } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { contactAction } from './contact-action.ts'

const site = 'http://localhost:3000'
const email = '/min-konto/profil/e-mail'
const mobile = '/min-konto/profil/mobil'

/** The questions to the platform when a form is sent, and the answer to the page or browser. */
async function send(path: string, fields: Record<string, string>, answer: object | Error) {
  const asked: unknown[] = []
  const cookies: string[] = []
  const platform = {
    async call(spec: Call, request: unknown) {
      asked.push([spec, request])
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const scope = {
    platform,
    cookies: new Map(),
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    setCookie: (line: string) => cookies.push(line),
    noteFailure: () => undefined,
  }
  const url = new URL(path, site)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const told = await contactAction({ context, request, url } as never)
  const ledTo = told instanceof Response ? told.headers.get('location') : undefined
  return { asked, told, ledTo, cookies }
}

const refused = (refusal: string, more: object = {}) => ({ ok: false, refusal, ...more })
const started = {
  ok: true,
  authorizeUrl: 'https://mitid.example/auth?state=state-of-this-visit',
  transaction: 'secret',
}

test('[ID34] another address goes to the platform as typed, and the browser to MitID', async () => {
  const { asked, ledTo, cookies } = await send(email, { email: ' Ny@Example.dk' }, started)
  expect(asked).toEqual([[startContactChange, { kind: 'email', email: ' Ny@Example.dk' }]])
  expect(ledTo).toBe(started.authorizeUrl)
  expect(decodeURIComponent(decodeURIComponent(cookies.join()))).toContain('purpose=email')
})

test('[ID34] another number goes with its country code', async () => {
  const typed = { mobile: '60 70 80 90', mobile_country_code: '+45' }
  const { asked, cookies } = await send(mobile, typed, started)
  expect(asked).toEqual([[startContactChange, { kind: 'mobile', ...typed }]])
  expect(decodeURIComponent(decodeURIComponent(cookies.join()))).toContain('purpose=mobile')
})

test('[ID34] what is refused comes back with what was typed', async () => {
  const typed = { email: 'a@b', mobile: '', countryCode: '' }
  const problems = [{ field: 'email', reason: 'invalid' }]
  const wrong = await send(email, { email: 'a@b' }, refused('invalid-fields', { problems }))
  expect(wrong.told).toEqual({ problems, typed })
  for (const failure of ['unchanged', 'too-many-attempts', 'identity-provider-down']) {
    expect((await send(email, { email: 'a@b' }, refused(failure))).told).toEqual({ failure, typed })
  }
  const away = await send(email, { email: 'a@b' }, new Error('no answer'))
  expect(away.told).toMatchObject({
    data: { failure: 'unreachable', typed },
    init: { status: 503 },
  })
})

test('[ID38] the button asks for a new link or code, and the page says that it is on its way', async () => {
  const again = await send(email, { again: '1' }, { ok: true })
  expect(again.asked).toEqual([[sendContactCode, { kind: 'email' }]])
  expect(again.ledTo).toBe(`${email}?sendt=1`)
  expect((await send(mobile, { again: '1' }, { ok: true })).ledTo).toBe(`${mobile}?sendt=1`)
  const often = await send(mobile, { again: '1' }, refused('too-many-attempts'))
  expect(often.told).toMatchObject({ failure: 'too-many-attempts' })
})

test('[ID36] the code leads to the profile, or says how often it may still be tried', async () => {
  const right = await send(mobile, { code: '123456' }, { ok: true })
  expect(right.asked).toEqual([[confirmMobile, { code: '123456' }]])
  expect(right.ledTo).toBe('/min-konto/profil?kontakt=mobil')
  const wrong = await send(mobile, { code: '1' }, refused('wrong-code', { triesLeft: 2 }))
  expect(wrong.told).toMatchObject({ code: { triesLeft: 2 } })
  expect((await send(mobile, { code: '1' }, refused('no-code'))).told).toMatchObject({
    code: 'over',
  })
})

test('[ID34] a login that ended meanwhile leads to the login and back', async () => {
  const ended = send(email, { again: '1' }, refused('session-expired'))
  const thrown: unknown = await ended.catch((error: unknown) => error)
  expect((thrown as Response).headers.get('location')).toBe(
    '/log-ind?redirect=%2Fmin-konto%2Fprofil%2Fe-mail',
  )
})
