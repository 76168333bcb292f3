import { type Call, chooseWageringInterval } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../../ground/scope/request-scope.ts'
import { action, loader } from './wagering-interval-route.ts'

/** What the platform is asked when the form is sent, and where the browser is led. */
async function send(minutes: string | undefined, outcome: object) {
  const asked: unknown[] = []
  const call = async ({ name }: Call, wish: object) => {
    asked.push({ name, ...wish })
    return outcome
  }
  const session = { secret: 'secret', handle: 'handle' }
  const scope = { platform: { call }, session, publicUrl: 'http://localhost:3000' }
  const body = new URLSearchParams(minutes === undefined ? {} : { minutes })
  const request = new Request('http://localhost:3000/min-konto/kampagne/status', {
    method: 'POST',
    body,
  })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const response = await action({ context, request } as never).catch((thrown: Response) => thrown)
  return { asked, ledTo: response.headers.get('location') }
}

const page = '/min-konto/kampagne'

test('[BONUS-02] what was chosen, or never, is kept and told on the page', async () => {
  for (const minutes of [15, 0]) {
    const { asked, ledTo } = await send(String(minutes), { ok: true, minutes })
    expect(asked).toEqual([{ name: chooseWageringInterval.name, minutes }])
    expect(ledTo).toBe(`${page}?status=gemt#status`)
  }
})

test('[BONUS-02] what is not offered, or nothing, is told as not kept', async () => {
  const refused = { ok: false, refusal: 'not-offered', offered: [5, 15, 0] }
  expect((await send('60', refused)).ledTo).toBe(`${page}?status=fejl#status`)
  for (const typed of [undefined, '', 'ofte', '1.5', '-15', 'Infinity']) {
    const { asked, ledTo } = await send(typed, refused)
    expect(asked).toEqual([])
    expect(ledTo).toBe(`${page}?status=fejl#status`)
  }
})

test('[BONUS-02] a login that is over leads to the login and back', async () => {
  const { ledTo } = await send('15', { ok: false, refusal: 'session-expired' })
  expect(ledTo).toBe(`/log-ind?redirect=${encodeURIComponent(page)}`)
  expect(loader().headers.get('location')).toBe(`${page}#status`)
})
