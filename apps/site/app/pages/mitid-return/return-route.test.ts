import { finishIdentification, readSession } from '@nordlys/contracts'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type RequestScope, requestScope } from '../../ground/scope/request-scope.ts'
import { loader } from './return-route.ts'

const state = 'state-of-this-visit'
const grant = { secret: 'new-secret', handle: 'new-handle' }
let standing: string
let pauseOver: object | undefined
let isEmailBounced: true | undefined
let wished: string
let isAway: boolean
let asked: unknown[]
let failures: unknown[]
let kept: string[]
let isMitidAway: boolean
let purpose: string
let answer: unknown
let ended: string[]
let finished: unknown
let mark: string | undefined

beforeEach(() => {
  standing = 'open'
  pauseOver = undefined
  isEmailBounced = undefined
  wished = '/'
  isAway = false
  asked = []
  failures = []
  kept = []
  isMitidAway = false
  purpose = 'login'
  answer = undefined
  ended = []
  mark = undefined
})

const platform = {
  async call(spec: unknown, request: unknown, session: unknown) {
    if (spec === finishIdentification) {
      finished = request
      if (isMitidAway) throw new Error('no answer')
      if (answer) return answer
      return { ok: true, result: { kind: 'logged-in', session: grant, returnTo: wished } }
    }
    asked.push([spec, session])
    if (isAway) throw new Error('no answer')
    return { ok: true, player: { standing, pauseOver, isEmailBounced } }
  },
}

/** Where MitID's answer leads the browser on. */
async function ledTo(): Promise<string | null> {
  const context = new RouterContextProvider()
  const cookies = new Map([[`__Host-mitid-${state}`, `purpose=${purpose}&transaction=secret`]])
  if (mark) cookies.set('__Host-device', mark)
  context.set(requestScope, {
    cookies,
    platform,
    userAgent: '',
    clientAddress: '203.0.113.7',
    publicUrl: 'https://nordlys.example',
    setCookie: (line: string) => void kept.push(line),
    endSession: () => void ended.push('session'),
    noteFailure: (error: unknown) => void failures.push(error),
  } as unknown as RequestScope)
  const url = new URL(`https://nordlys.example/mitid/retur?code=c&state=${state}`)
  const led = await loader({ context, params: {}, url, pattern: '', request: new Request(url) })
  expect(led.status).toBe(303)
  return led.headers.get('location')
}

test('[ROUTE-04] a login with nothing to tell leads on to where the player wanted', async () => {
  expect(await ledTo()).toBe('/')
  wished = '/min-konto/transaktioner?side=1'
  expect(await ledTo()).toBe(wished)
  expect(asked).toEqual([
    [readSession, grant],
    [readSession, grant],
  ])
})

test.each(['closed', 'paused', 'rofus-registered', 'rofus-unanswered', 'no-deposit-limit'])(
  '[ROUTE-04] a login into an account that is %s leads to its result first',
  async (found) => {
    standing = found
    expect(await ledTo()).toBe('/loginsuccess')
    wished = '/min-konto/transaktioner?side=1&a=æ'
    const led = new URL((await ledTo()) ?? '', 'https://nordlys.example')
    expect([led.pathname, led.searchParams.get('redirect')]).toEqual(['/loginsuccess', wished])
  },
)

test('[ID45] a login brings the mark of its browser, or one that is unknown', async () => {
  mark = 'm'.repeat(43)
  await ledTo()
  expect(finished).toMatchObject({ deviceMark: mark })
  mark = 'forged'
  await ledTo()
  expect(finished).toMatchObject({ deviceMark: expect.stringMatching(/^[\w-]{43}$/) })
})

test('[LIM-06] the first login after a pause is told that it is over, before anything else', async () => {
  pauseOver = { kind: '24-hours' }
  wished = '/spilleautomater'
  expect(await ledTo()).toBe('/loginsuccess?redirect=%2Fspilleautomater')
})

test('[LT6] a login of whom our letters do not reach is shown that first', async () => {
  isEmailBounced = true
  expect(await ledTo()).toBe('/loginsuccess')
})

test('[ROUTE-04] a login whose result cannot be read is a login all the same', async () => {
  isAway = true
  wished = '/nyheder'
  expect(await ledTo()).toBe('/nyheder')
  expect(String(failures)).toContain('no answer')
})

test('[FLT-11] a visit is kept until it is answered for, so that a return may be tried again', async () => {
  mark = 'm'.repeat(43)
  isMitidAway = true
  await expect(ledTo()).rejects.toThrow('no answer')
  expect(kept).toEqual([])
  isMitidAway = false
  await ledTo()
  expect(kept[0]).toMatch(new RegExp(`^__Host-mitid-${state}=;.*Max-Age=0$`))
})

test.each([
  [25_000n, 'udbetalt'],
  [0n, 'ja'],
])(
  '[LIM-05] a closed account that paid out %s ends the login and is told of',
  async (paidOutOre, told) => {
    purpose = 'close'
    answer = { ok: true, result: { kind: 'account-closed', paidOutOre } }
    expect(await ledTo()).toBe(`/log-ind?lukket=${told}&redirect=/min-konto/udbetal`)
    expect([ended, asked]).toEqual([['session'], []])
  },
)

test.each([
  ['email', '/min-konto/profil/e-mail'],
  ['mobile', '/min-konto/profil/mobil'],
])(
  '[ID34] a wish for another %s leads back to its page, with what came of it',
  async (kind, path) => {
    purpose = kind
    answer = { ok: true, result: { kind: 'contact-asked', contact: kind } }
    expect(await ledTo()).toBe(`${path}?sendt=1`)
    answer = { ok: false, refusal: 'other-identity' }
    expect(await ledTo()).toBe(`${path}?fejl=other-identity`)
    expect(ended).toEqual([])
  },
)

test('[LIM-05] a closing that MitID did not confirm leads back to where it was asked for', async () => {
  purpose = 'close'
  answer = { ok: false, refusal: 'cancelled' }
  expect(await ledTo()).toBe('/min-konto/begraensninger?pause=permanent&fejl=cancelled#pause')
  expect(ended).toEqual([])
})

test('[ID46] name and address lead back to the profile, with what came of it', async () => {
  purpose = 'details'
  answer = { ok: true, result: { kind: 'details-given' } }
  expect(await ledTo()).toBe('/min-konto/profil?oplysninger=hentet')
  answer = { ok: false, refusal: 'other-identity' }
  expect(await ledTo()).toBe('/min-konto/profil?oplysninger=other-identity')
  expect([ended, asked]).toEqual([[], []])
})

test('[PD5] a copy that MitID has confirmed leads to its page, and so does a refusal', async () => {
  purpose = 'data-copy'
  answer = { ok: true, result: { kind: 'data-copy-opened', copyId: 'a-copy' } }
  expect(await ledTo()).toBe('/min-konto/profil/data?kopi-er=klar')
  answer = { ok: false, refusal: 'cancelled' }
  expect(await ledTo()).toBe('/min-konto/profil/data?fejl=cancelled')
  expect([ended, asked]).toEqual([[], []])
})

test('[PD15] an erasure that MitID has confirmed ends the login; a refusal leads back', async () => {
  purpose = 'erase'
  answer = { ok: true, result: { kind: 'erasure-asked', paidOutOre: 0n } }
  expect(await ledTo()).toBe('/log-ind?lukket=slettet&redirect=/min-konto/profil/data')
  expect(ended).toEqual(['session'])
  answer = { ok: true, result: { kind: 'erasure-asked', paidOutOre: 0n, isUnsettled: true } }
  expect(await ledTo()).toBe('/log-ind?lukket=slettes-senere&redirect=/min-konto/profil/data')
  answer = { ok: false, refusal: 'cancelled' }
  expect(await ledTo()).toBe('/min-konto/profil/data?sletning=cancelled')
})
